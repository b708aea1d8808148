import { MessagePage } from '../ui/components/MessagePage.tsx';
import { getPageMessages } from '../i18n/index.ts';

export const NotFound = () => <MessagePage text={getPageMessages().noPage} />;
