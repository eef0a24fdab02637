import { isPlainPage } from '~/ui/plain-page';
import { watchOpenly } from './page-watchers';

// What pages without React do beside what their own scripts add.
if (isPlainPage()) watchOpenly(document);
