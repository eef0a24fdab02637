import { isPlainPage } from '~/ui/plain-page';
import { watchSearch } from './watch-search';

if (isPlainPage()) watchSearch(document, null);
