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

const UNREAD = 'This character cannot be read just now. Try again in a moment.';

/** Who asks for a character of theirs, the character, and what they may do with it. */
export type SheetVisit = { person: Person; opened: OpenedCharacter; rights: SheetRights };

/**
 * A signed-in person's own character, for those who may read it: where the tool is open to them, and where it sits in a party in
 * every state of the tool. Ends early for anybody else; a stranger's character is not there.
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

/** Whether the character lab is open to a person as the catalogue stands today, and whether they lack the Pro that keeping with it takes. */
export async function toolFor(
  { account }: Pick<AppLoadContext, 'account'>,
  person: Person,
): Promise<{ toolOpen: boolean; lacksPro: boolean }> {
  const tool = (await account.tools()).find(({ id }) => id === 'character-creator');
  if (!tool) return { toolOpen: false, lacksPro: true };
  const toolOpen = askGate(gateOf(tool), person) === 'open';
  return { toolOpen, lacksPro: keepBar(tool, person) !== null };
}
