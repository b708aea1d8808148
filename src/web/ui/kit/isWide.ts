/** Whether the seats have a column beside the table. Keep the condition equal to the one in ui/board/table.css. */
import { signal } from '@preact/signals';

const query = matchMedia('(width >= 56.25rem) and (height > 32.5rem)');
export const isWide = signal(query.matches);
query.addEventListener('change', ({ matches }) => (isWide.value = matches));
