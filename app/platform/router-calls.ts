import { MANIFEST_ADDRESS } from './address';
import { refuse, type Verdict } from './verdict';

/**
 * The router asks for all links of a page at once: a list of fifty plus the site's navigation, each with the prefixes
 * of its path.
 */
const MOST_SEGMENTS = 400;
const MOST_LINKS = 90;

/** Nearly every page has at most this many links; more in one call cost as much as rendering a page. */
const USUAL_LINKS = 50;

/** Whether a router call asks for so many links that it counts as a costly read. */
export function isLongLinkCall({ pathname, searchParams }: URL): boolean {
  return pathname === MANIFEST_ADDRESS && searchParams.getAll('p').length > USUAL_LINKS;
}

/** The shape of the `_routes` parameter: route ids as the build writes them. */
const ROUTE_IDS = /^[\w./-]+(,[\w./-]+)*$/;

/**
 * Refuses router calls that no page of ours makes: the data of one route by id (older routers), route ids that no build
 * writes, and more links than a page has (each is looked up separately).
 */
export function judgeRouterCall(url: URL): Verdict {
  const { searchParams } = url;
  if (searchParams.has('_data')) return refuse(400, 'This site does not answer “_data”.');
  const routes = searchParams.get('_routes');
  if (routes !== null && !ROUTE_IDS.test(routes)) {
    return refuse(400, 'This site has no routes of that name.');
  }
  if (url.pathname !== MANIFEST_ADDRESS) return { pass: true };
  const links = searchParams.getAll('p');
  const segments = links.join('/').split('/').length;
  return links.length <= MOST_LINKS && segments <= MOST_SEGMENTS
    ? { pass: true }
    : refuse(400, 'These are more addresses than one page leads to.');
}
