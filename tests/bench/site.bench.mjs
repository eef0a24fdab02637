import { startApp } from '../harness/app.mjs';
import { weighPage } from './weigh-page.mjs';

/** The home page shows more than the others. */
const PAGE_BUDGET_KB = 14;
const HOME_BUDGET_KB = 16;

/** The script budget of each page, in kB after gzip. */
const SCRIPT_BUDGETS_KB = {
  '/': 95,
  '/features': 95,
  '/about': 3,
  '/contact': 95,
  '/terms': 0,
  '/privacy': 0,
  '/licences': 0,
  '/api': 0,
};

/** The size of the public pages on a first visit, without pictures. */
export async function run() {
  const app = await startApp();
  try {
    const rows = [];
    for (const [path, budget] of Object.entries(SCRIPT_BUDGETS_KB)) {
      const { script, page } = await weighPage(app.origin, path);
      const most = path === '/' ? HOME_BUDGET_KB : PAGE_BUDGET_KB;
      rows.push(
        {
          name: `${path}: script`,
          value: Number(script.toFixed(1)),
          unit: 'kB gzip',
          budget,
          ok: script <= budget,
        },
        {
          name: `${path}: HTML and CSS`,
          value: Number(page.toFixed(1)),
          unit: 'kB gzip',
          budget: most,
          ok: page <= most,
        },
      );
    }
    return rows;
  } finally {
    await app.stop();
  }
}
