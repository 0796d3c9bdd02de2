/** The texts of all screens but the first, in French: fetched together. */
const texts = import.meta.glob<string>("../../../src/greathall/text/fr/{analysis,browser,hall}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(texts);
