/** The screens of matches on this device, loaded with the first of them. */
export { TutorialTable } from '../tutorials/TutorialTable.tsx';
export { LocalTable, QuickStart } from './LocalTable.tsx';
