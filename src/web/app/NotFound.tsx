/** For an address at which there is nothing. */
import { Message } from '../ui/components/MessagePage.tsx';
import { usePage } from '../i18n/index.ts';

export const NotFound = () => <Message text={usePage().noPage} />;
