/** Every kind of table on this device, loaded with the first of them. */
export { LessonTable } from './LessonTable.tsx';
export { LocalTable, QuickStart } from './LocalTable.tsx';
export { ReplayScreen } from './ReplayScreen.tsx';
