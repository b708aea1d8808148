/** Whether there is a column for the seats beside the table; the same condition as the frame's in ui/board/table.css. */
import { signal } from '@preact/signals';

const query = matchMedia('(width >= 56.25rem) and (height > 32.5rem)');
export const isWide = signal(query.matches);
query.addEventListener('change', ({ matches }) => (isWide.value = matches));
