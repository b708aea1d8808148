/** Hands a text or a picture to the person as a file. */
export function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/jsonl',
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // A busy device takes its time to fetch it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
