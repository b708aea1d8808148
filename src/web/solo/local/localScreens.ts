/** All screens of local tables, loaded with the first of them. */
export { TutorialTable } from '../tutorials/TutorialTable.tsx';
export { LocalTable, QuickStart } from './LocalTable.tsx';
export { ReplayScreen } from '../../insight/replay/ReplayScreen.tsx';
