// Before the first paint: the theme, language and text size the person chose, else what the device prefers. The words
// of a table in that language are fetched with its page.
(function () {
  var chosen = {};
  try {
    chosen = JSON.parse(localStorage.getItem("great-hall.settings") || "{}");
  } catch {
    // a private window without storage: the device decides
  }
  var root = document.documentElement;
  var day = matchMedia("(prefers-color-scheme: light)").matches;
  root.dataset.theme = chosen.theme === "day" || chosen.theme === "night" ? chosen.theme : day ? "day" : "night";
  root.lang = chosen.language || (/^fr\b/i.test(navigator.language) ? "fr" : "en");
  function fetchNamed(attribute, how) {
    var href = root.getAttribute(attribute + root.lang);
    if (href) document.head.append(Object.assign(document.createElement("link"), { crossOrigin: "", href: href }, how));
  }
  fetchNamed("data-words-", { rel: "modulepreload" });
  fetchNamed("data-texts-", { rel: "preload", as: "fetch" });
  if (chosen.size) root.style.fontSize = chosen.size + "%";
  if (chosen.motion === "less") root.dataset.motion = "less";
})();
