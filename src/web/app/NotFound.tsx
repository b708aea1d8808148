import { MessagePage } from '../ui/components/MessagePage.tsx';
import { usePageMessages } from '../i18n/index.ts';

export const NotFound = () => <MessagePage text={usePageMessages().noPage} />;
