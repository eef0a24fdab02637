import { redirect } from '@remix-run/cloudflare';
import { answerPro } from '~/account/guard/pro-answer.server';
import { battlePaths } from '~/battle-paths';
import { paths } from '~/paths';
import type { Services } from '~/platform/services.server';
import { askSearch, readAsk } from '../address/ask';
import { BATTLE_SHELF, battleTroubleWords } from './battle-limits';
import { addBattle, battleShelf, openBattle, replaceBattle, shareBattle } from './battles.server';

import { keptAddress } from './kept-address';

/** The error for the page, with the typed name. */
export type KeepAnswer = { problem: string; typed: string; upgrade?: true };

type Asked = { userId: string; mayKeep: boolean; url: URL; form: FormData };

/** Intents that write to the account or share. Deleting and closing a link need no Pro. */
const NEEDS_PRO = ['keep', 'keep-new', 'share'];

/** Performs a button's action on a battle: saves it over the open one or as new, shares or deletes it. */
export async function keepPressed(
  services: Services,
  { userId, mayKeep, url, form }: Asked,
): Promise<{ status: number; answer: KeepAnswer }> {
  const ask = readAsk(url.searchParams);
  const typed = textOf(form, 'name');
  const refused = (status: number, problem: string) => ({ status, answer: { problem, typed } });
  const intent = String(form.get('intent') ?? '');
  if (!mayKeep && NEEDS_PRO.includes(intent)) {
    const { data: locked } = answerPro({ what: 'Saving simulations', stays: 'your simulation' });
    return { status: 402, answer: { problem: locked.problem, typed, upgrade: true } };
  }
  const open = ask.of === '' ? null : await openBattle(services, userId, ask.of);
  if (open === 'unread') return refused(503, battleTroubleWords('unavailable'));
  const back = (of: string, done: string) =>
    redirect(`${paths.battleSimulator()}${withDone(askSearch({ ...ask, of }), done)}`, 303);
  if (intent === 'keep' || intent === 'keep-new') {
    if (typed === '') return refused(400, 'Give the simulation a name.');
    if (ask.sides.a.length + ask.sides.b.length === 0)
      return refused(400, 'Add at least one combatant before you save.');
    if (keptAddress(ask).length > BATTLE_SHELF.addressLetters)
      return refused(
        400,
        'This simulation is too long to save. Write out fewer creatures by hand.',
      );
    if (intent === 'keep' && open !== null) {
      const version = Number(form.get('version'));
      const target = {
        id: open.listed.id,
        version: Number.isInteger(version) ? version : open.listed.version,
      };
      const done = await replaceBattle(services, userId, target, { name: typed, ask });
      if (!done.ok) return refused(409, battleTroubleWords(done.reason));
      throw back(open.listed.id, 'saved');
    }
    const sent = textOf(form, 'id');
    const { id, done } = await addBattle(
      services,
      userId,
      { name: typed, ask },
      /^[0-9a-f-]{36}$/.test(sent) ? sent : undefined,
    );
    if (!done.ok && done.reason !== 'there') return refused(409, battleTroubleWords(done.reason));
    throw back(id, 'kept');
  }
  if (open === null) return refused(404, battleTroubleWords('gone'));
  const { id } = open.listed;
  switch (intent) {
    case 'share':
      await shareBattle(services, userId, id);
      throw back(id, 'shared');
    case 'stop-sharing':
      await battleShelf.stopSharing(services.db, userId, id);
      throw back(id, 'closed');
    case 'put-away':
      await battleShelf.putAway(services.db, userId, id, services.clock.now());
      throw redirect(battlePaths.shelf(`?away=${encodeURIComponent(id)}`), 303);
    default:
      return refused(400, 'This form is out of date. Reload the page and try again.');
  }
}

function withDone(search: string, done: string): string {
  return `${search}${search === '' ? '?' : '&'}done=${done}#keep`;
}

/** A typed line without line breaks, cut to the limit of a name. */
function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  const line = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return line.slice(0, BATTLE_SHELF.nameLetters).replace(/[\ud800-\udbff]$/, '');
}
