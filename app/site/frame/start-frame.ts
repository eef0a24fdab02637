import { isPlainPage } from '~/ui/plain-page';
import { watchMenus } from '~/ui/watch-menus';
import { watchReleases } from '../offline/watch-releases';

// What pages without React do beside what their own scripts add.
if (isPlainPage()) {
  watchMenus(document);
  watchReleases(document);
}
