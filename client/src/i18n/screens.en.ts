/** The texts of all screens but the first, in English: fetched together. */
const texts = import.meta.glob<string>("../../../src/greathall/text/en/{analysis,browser,hall}.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
export default Object.values(texts);
