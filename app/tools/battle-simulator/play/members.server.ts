import { characterCombatant } from '~/battle/builds/character-combatant';
import { memberCombatant } from '~/battle/builds/member-combatant';
import type { Combatant } from '~/battle/sheet/combatant';
import { bookOf } from '~/characters/books/book-of';
import { openCharacter } from '~/characters/kept/characters.server';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { partyFor } from '~/parties/kept/parties.server';
import type { Services } from '~/platform/services.server';
import { EDITIONS, type Edition } from '~/rules/edition';
import { withSpells } from './sources.server';

/** Stands in place of a party's id for the user's own character, in a party or not. */
export const OF_LAB = 'lab';
const MOST_OWN = 24;

/** A row's character, and the build assumed if it has no class. */
type AskedMember = { party: string; member: string; chosen?: string };

/** The user's own characters among the rows, from their sheets; others are left out. */
export async function ownCharacters(
  services: Pick<Services, 'db' | 'files'>,
  asked: readonly AskedMember[],
  userId: string,
): Promise<ReadonlyMap<string, Combatant>> {
  const chosen = chosenOf(asked);
  const ids = asked.flatMap(({ party, member }) => (party === OF_LAB ? [member] : []));
  const wanted = [...new Set(ids)].slice(0, MOST_OWN);
  const opened = await Promise.all(wanted.map((id) => openCharacter(services, userId, id)));
  const sheets = opened.flatMap((one) => {
    if (one === null || one === 'unread') return [];
    const { listed, character } = one;
    const sheet = sheetOf(bookOf(character.edition), character);
    return [{ who: `*${OF_LAB}.${listed.id}`, sheet }];
  });
  // Each casts by the rules of its own edition, whatever the battle's edition.
  const made = await Promise.all(
    EDITIONS.map((edition) => {
      const own = sheets.filter(({ sheet }) => sheet.edition === edition);
      return withSpells(services, edition, (look) =>
        own.map(
          ({ who, sheet }) => [who, characterCombatant(sheet, look, chosen.get(who))] as const,
        ),
      );
    }),
  );
  return new Map(made.flat());
}

/** The members of the user's parties among the rows, with the spells of their classes; others are left out. */
export async function membersOf(
  services: Pick<Services, 'db'>,
  asked: readonly AskedMember[],
  edition: Edition,
  userId: string,
): Promise<ReadonlyMap<string, Combatant>> {
  const named = asked.flatMap(({ party }) => (party === OF_LAB ? [] : [party]));
  const ids = [...new Set(named)].slice(0, 4);
  const parties = (await Promise.all(ids.map((id) => partyFor(services.db, userId, id)))).filter(
    (party) => party !== null,
  );
  const chosen = chosenOf(asked);
  const wanted = new Set(asked.map(({ party, member }) => `*${party}.${member}`));
  const members = parties
    .flatMap(({ id, list }) =>
      list.map((member) => ({ who: `*${id}.${member.id}`, ...member.settings })),
    )
    .filter(({ who }) => wanted.has(who));
  return withSpells(
    services,
    edition,
    (look) =>
      new Map(
        members.map((member) => [
          member.who,
          memberCombatant({ ...member, chosen: chosen.get(member.who) }, edition, look),
        ]),
      ),
  );
}

/** The builds chosen for characters, by the rows' ids. */
function chosenOf(asked: readonly AskedMember[]): ReadonlyMap<string, string> {
  return new Map(
    asked.flatMap(({ party, member, chosen }) =>
      chosen === undefined ? [] : [[`*${party}.${member}`, chosen] as const],
    ),
  );
}
