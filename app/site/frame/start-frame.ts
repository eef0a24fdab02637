import { isPlainPage } from '~/ui/plain-page';
import { watchOpenly } from './page-watchers';

// The entry script of pages without React, besides their own scripts.
if (isPlainPage()) watchOpenly(document);
