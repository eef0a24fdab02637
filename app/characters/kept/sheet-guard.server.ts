import type { AppLoadContext } from '@remix-run/cloudflare';
import { requireUser } from '~/account/guard/guards.server';
import { forbidden } from '~/account/guard/refusals.server';
import type { Person } from '~/account/person/person';
import { askGate, gateOf } from '~/catalogue/access';
import { keepBar } from '~/catalogue/lock';
import { notFound, notNow } from '~/platform/answers';
import { type OpenedCharacter, openCharacter } from './characters.server';
import { sitsInParty } from './seats.server';
import { type SheetRights, sheetRights } from './sheet-rights';

const UNREAD = 'This character cannot be read now. Try again in a moment.';

/** The signed-in user, the character, and the user's rights on it. */
export type SheetVisit = { person: Person; opened: OpenedCharacter; rights: SheetRights };

/**
 * Opens a signed-in user's own character if the user may read it: when the tool is open to them, or when it is in a
 * party, whatever the state of the tool. Throws a response otherwise: 404 also for other users' characters.
 */
export async function mayOpenSheet(context: AppLoadContext, id: string): Promise<SheetVisit> {
  const person = await requireUser(context);
  const { services, account } = context;
  const opened = await openCharacter(services, person.userId, id.slice(0, 80));
  if (opened === null) return notFound();
  const seated = await sitsInParty(services.db, person.userId, id);
  const rights = sheetRights({ ...(await toolFor(context, person)), seated });
  if (!rights.read) return forbidden(account);
  return opened === 'unread' ? notNow(UNREAD) : { person, opened, rights };
}

/**
 * Whether the character lab is currently open to a user, and whether the user lacks the Pro plan that storing requires.
 */
export async function toolFor(
  { account }: Pick<AppLoadContext, 'account'>,
  person: Person,
): Promise<{ toolOpen: boolean; lacksPro: boolean }> {
  const tool = (await account.tools()).find(({ id }) => id === 'character-creator');
  if (!tool) return { toolOpen: false, lacksPro: true };
  const toolOpen = askGate(gateOf(tool), person) === 'open';
  return { toolOpen, lacksPro: keepBar(tool, person) !== null };
}
