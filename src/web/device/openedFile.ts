/** A file that is to be opened, and the text of one that was. */
import { signal } from '@preact/signals';

export const openedFile = signal<{ readonly text: string } | null>(null);

/** Chosen by dialogue or handed over by the system: whoever opens files takes it. */
export const fileToOpen = signal<File | null>(null);
