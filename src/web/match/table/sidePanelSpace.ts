/** Whether there is a column for the log beside the table; the same condition as the frame's in ui/board/table.css. */
import { signal } from '@preact/signals';

const query = matchMedia('(width >= 73.75rem) and (height > 32.5rem)');
export const hasSidePanelSpace = signal(query.matches);
query.addEventListener('change', ({ matches }) => (hasSidePanelSpace.value = matches));
