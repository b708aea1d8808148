/** For an address at which there is nothing. */
import { Message } from '../ui/Message.tsx';
import { usePage } from '../words/index.ts';

export const NotFound = () => <Message text={usePage().noPage} />;
