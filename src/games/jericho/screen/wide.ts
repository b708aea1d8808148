/** Whether there is a column for the seats beside the table; the same condition as the frame's. */
import { signal } from '@preact/signals';

const query = matchMedia('(min-width: 900px) and (min-height: 521px)');
export const isWide = signal(query.matches);
query.addEventListener('change', ({ matches }) => (isWide.value = matches));
