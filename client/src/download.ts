/** Let the browser save something under a name: an address, or what was just made. */
export function download(name: string, content: Blob | string): void {
  const link = document.createElement("a");
  link.href = typeof content === "string" ? content : URL.createObjectURL(content);
  link.download = name;
  link.click();
  if (typeof content !== "string") setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
