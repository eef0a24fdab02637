import { isPlainPage } from '~/ui/plain-page';
import { watchPage } from './page-watchers';

// What pages without React do beside what their own scripts add.
if (isPlainPage()) watchPage(document);
