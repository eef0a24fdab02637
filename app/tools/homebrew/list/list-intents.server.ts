import { redirect } from '@remix-run/cloudflare';
import { homebrewPaths } from '~/homebrew-paths';
import type { Services } from '~/platform/services.server';
import { doToCreatures, takeBack } from '../kept/acts-sql.server';
import { CREATURE_LIMITS } from '../kept/creature';
import { creatureTroubleWords } from '../kept/creature-words';
import { creatureShelf, duplicateCreature } from '../kept/creatures.server';
import { listCreatures } from '../kept/list-sql.server';
import { bringBackCreatures } from '../kept/put-away-sql.server';
import { readAct } from './act-form';
import { askSearch, type ListAsk } from './list-ask';

/** A problem with the typed values. */
export type ListAnswer = {
  status: number;
  problem: string;
  typed: { folder: string; tag: string; ids: readonly string[] };
};

type Asked = { userId: string; asked: ListAsk; form: FormData };

/** Handles a form of the list; redirects to the list on success. */
export async function doInList(
  services: Services,
  { userId, asked, form }: Asked,
): Promise<ListAnswer> {
  const { db } = services;
  const list = (more: Record<string, string> = {}) =>
    redirect(homebrewPaths.list(askSearch(asked, more)), 303);
  const copied = form.get('copy');
  if (copied !== null) {
    const copy = await duplicateCreature(services, userId, String(copied).slice(0, 80));
    if (copy === null) return refused(form, creatureTroubleWords('gone'), 404);
    if (copy === 'unread') return refused(form, creatureTroubleWords('unavailable'), 503);
    if (copy.done.ok) throw list({ copied: copy.id });
    return refused(form, creatureTroubleWords(copy.done.reason), 409);
  }
  switch (form.get('intent')) {
    case 'undo': {
      const back = await takeBack(services, userId, String(form.get('act') ?? '').slice(0, 80));
      if (back > 0) throw list({ undone: String(back) });
      return refused(form, 'This can no longer be undone, or your storage is full.', 409);
    }
    case 'bring-back': {
      const ids = await chosen(services, { userId, asked, form });
      if (ids.length === 0) return refused(form, NOTHING, 400);
      const back = await bringBackCreatures(services, userId, ids);
      if (back.length > 0) throw list({ back: String(back.length) });
      return refused(form, 'Your storage is full, or these were deleted permanently.', 409);
    }
    case 'forget':
      await creatureShelf.forgetDeleted(db, userId);
      throw list({ cleared: '1' });
  }
  const read = readAct(form);
  if (!read.ok) return refused(form, read.problem, 400);
  const ids = await chosen(services, { userId, asked, form });
  if (ids.length === 0) return refused(form, NOTHING, 400);
  const did = await doToCreatures(services, userId, ids, read.act);
  if (did === null) return refused(form, 'No change: this is already so for all of these.', 409);
  throw list({ did: did.id });
}

const NOTHING = 'Select some monsters first.';

/** The ids of the selected creatures, or of all that match the filter. */
async function chosen({ db }: Services, { userId, asked, form }: Asked): Promise<string[]> {
  if (form.get('found') !== '1') {
    return form
      .getAll('id')
      .map((id) => String(id).slice(0, 80))
      .slice(0, CREATURE_LIMITS.most);
  }
  const whole = { ...asked, after: null, limit: CREATURE_LIMITS.mostWithDeleted };
  return (await listCreatures(db, userId, whole)).items.map(({ id }) => id);
}

function refused(form: FormData, problem: string, status: number): ListAnswer {
  const said = (name: string) => String(form.get(name) ?? '').slice(0, 200);
  const ids = form.getAll('id').map(String).slice(0, 100);
  return { status, problem, typed: { folder: said('to-folder'), tag: said('to-tag'), ids } };
}
