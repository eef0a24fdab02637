import { MANIFEST_ADDRESS } from './address';
import { refuse, type Verdict } from './verdict';

/** The router asks for the links of a page at once: a list of fifty and what stands around it, each with the beginnings of its path. */
const MOST_SEGMENTS = 400;
const MOST_LINKS = 90;

/** As many links as nearly every page has: more of them at once cost as much as a page that is drawn. */
const USUAL_LINKS = 50;

/** Whether a call of the router asks for so many links that it counts among what is costly to read. */
export function isLongLinkCall({ pathname, searchParams }: URL): boolean {
  return pathname === MANIFEST_ADDRESS && searchParams.getAll('p').length > USUAL_LINKS;
}

/** The shape of what `_routes` names: ids as the build writes them. */
const ROUTE_IDS = /^[\w./-]+(,[\w./-]+)*$/;

/**
 * Refuses calls of the router that no page of ours makes: the data of one route by its id as older routers asked, routes by
 * names that no build writes, and the routes of more links than a page has (each is looked up by itself).
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
