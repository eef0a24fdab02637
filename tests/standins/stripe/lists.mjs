import { badParam } from './problems.mjs';

/** One page of a list, newest first, paginated as at Stripe: `limit` from 1 to 100, `starting_after` an id. */
export function listPage(things, params, { shape, url }) {
  const limit = Number(params.limit ?? 10);
  if (!Number.isInteger(limit) || limit < 1 || limit > 100) {
    throw badParam('limit', 'limit must be between 1 and 100');
  }
  const newest = things.reverse();
  const after = params.starting_after;
  const start = after ? newest.findIndex((thing) => thing.id === after) + 1 : 0;
  if (after && start === 0) throw badParam('starting_after', `No such object: '${after}'`);
  const page = newest.slice(start, start + limit);
  return {
    object: 'list',
    data: page.map(shape),
    has_more: start + page.length < newest.length,
    url,
  };
}
