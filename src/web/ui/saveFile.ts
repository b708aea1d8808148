/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type = 'application/jsonl'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
