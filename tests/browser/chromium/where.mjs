// Unpacks the headless browser of the npm package, with the libraries a bare machine lacks, and says where they are.
process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x"; // else it leaves its libraries packed
const { default: chromium } = await import("@sparticuz/chromium");

const path = await chromium.executablePath();
console.log(JSON.stringify({ path, libraries: process.env.LD_LIBRARY_PATH ?? "" }));
