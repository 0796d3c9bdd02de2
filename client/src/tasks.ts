/** Work in pieces: between two of them the page can answer, and a slow processor is never busy for long at a time. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
