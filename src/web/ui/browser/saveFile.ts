export function saveFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  type = 'application/jsonl',
): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // A busy device may start the download late.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
