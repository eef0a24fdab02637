import { isPlainPage } from '~/ui/plain-page';
import { watchMenus } from '~/ui/watch-menus';
import { watchReleases } from '../offline/watch-releases';

// What every page without React does, whatever else its own script adds.
if (isPlainPage()) {
  watchMenus(document);
  watchReleases(document);
}
