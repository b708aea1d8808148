/** Whether the log has a column beside the table. Keep the condition equal to the one in ui/board/table.css. */
import { signal } from '@preact/signals';

const query = matchMedia('(width >= 73.75rem) and (height > 32.5rem)');
export const hasSidePanelSpace = signal(query.matches);
query.addEventListener('change', ({ matches }) => (hasSidePanelSpace.value = matches));
