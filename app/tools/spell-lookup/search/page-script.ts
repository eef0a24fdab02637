import { openLongSelect } from '~/ui/long-select/open-long-select';
import { watchLongSelects } from '~/ui/long-select/watch-long-selects';
import { isPlainPage } from '~/ui/plain-page';
import { watchSearch } from './watch-search';

if (isPlainPage()) {
  watchSearch(document, null);
  watchLongSelects(document, async () => ({ openLongSelect }));
}
