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
  var words = root.getAttribute("data-words-" + root.lang);
  if (words) {
    var link = document.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.href = words;
    document.head.append(link);
  }
  if (chosen.size) root.style.fontSize = chosen.size + "%";
  if (chosen.motion === "less") root.dataset.motion = "less";
})();
