import { isPlainPage } from '~/ui/plain-page';
import { watchSignedIn } from './page-watchers';

// The additional entry script of pages without React for signed-in visitors.
if (isPlainPage()) watchSignedIn(document);
