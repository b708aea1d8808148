export interface ShareableFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

const toFile = ({ name, type, content }: ShareableFile): File => new File([content], name, { type });

export const canShareFile = (thing: ShareableFile): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [toFile(thing)] });

/** False if sharing failed. Cancelling counts as success. */
export async function shareFile(thing: ShareableFile, title: string): Promise<boolean> {
  try {
    await navigator.share({ title, files: [toFile(thing)] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** False if the clipboard is not available. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
