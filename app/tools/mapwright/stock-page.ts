import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { readOwnerId } from '~/account/guard/guards.server';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { readSentRooms } from './stock/sent-rooms';
import { stockedFor } from './stock/stock.server';
import { readWishes } from './stock/stock-ask';

/**
 * POST: contents for rooms of an open map, as JSON. `rooms` has the number, the squares, those under water and the depth
 * of each; nothing is stored, and everybody may ask.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const sent = readSentRooms(text('rooms'), text('said'), text('heart'), text('gate'));
  if (sent === null) {
    return problemJson(400, 'The rooms could not be read. Reload the page and try again.');
  }
  const wishes = readWishes(text, 'none');
  const owner = await readOwnerId(context);
  const stocked = await stockedFor(context.services, wishes, sent, owner);
  if (stocked === null) return problemJson(503, 'There are no monsters to choose from yet.');
  return Response.json({ stocks: [...stocked.stocks], prep: stocked.prep });
}
