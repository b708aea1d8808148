/** Hands something to the other programs of a device, where it offers that. */

export interface ShareableFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

const toFile = ({ name, type, content }: ShareableFile): File => new File([content], name, { type });

/** Whether the device takes such a file. */
export const canShareFile = (thing: ShareableFile): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [toFile(thing)] });

/** False if it was not sent, for whatever reason but that somebody has thought better of it. */
export async function shareFile(thing: ShareableFile, title: string): Promise<boolean> {
  try {
    await navigator.share({ title, files: [toFile(thing)] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Whether it is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
