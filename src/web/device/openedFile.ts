/** A file that was opened on the first page and is to be shown. */
import { signal } from '@preact/signals';

export const openedFile = signal<{ readonly name: string; readonly text: string } | null>(null);
