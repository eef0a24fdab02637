import { battlePaths } from '~/battle-paths';
import type { ToolId } from '~/catalogue/tool';
import { encounterPaths } from '~/encounter-paths';
import { encounterTroubleWords } from '~/encounters/kept/encounter-words';
import { duplicateEncounter } from '~/encounters/kept/encounters.server';
import { duplicateParty } from '~/parties/kept/whole-party.server';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import type { Services } from '~/platform/services.server';
import { spellPaths } from '~/spell-paths';
import { battleTroubleWords } from '~/tools/battle-simulator/kept/battle-limits';
import { duplicateBattle } from '~/tools/battle-simulator/kept/battles.server';
import { fullKept } from '~/tools/dice-roller/kept/kept-limits';
import { duplicateKept } from '~/tools/dice-roller/kept/kept-sql.server';
import { rollerPaths } from '~/tools/dice-roller/roller-paths';
import { fullProblem } from '~/tools/monster-lookup/lists/list-limits';
import { duplicateList } from '~/tools/monster-lookup/lists/lists-sql.server';
import { NO_ROOM_FOR_BOOKS } from '~/tools/spell-lookup/book/book-limits';
import { duplicateBook } from '~/tools/spell-lookup/book/books-sql.server';

/** Where the copy of a thing is, or why there is none; null when the thing is not the user's. */
export type Duplicated = { ok: true; to: string } | { ok: false; sentence: string } | null;

/** A kind of thing that is duplicated here: `back` lists all of them. */
export type DuplicateKind = {
  tool: ToolId;
  back: string;
  duplicate(
    desk: Pick<Services, 'db' | 'files' | 'clock'>,
    userId: string,
    id: string,
  ): Promise<Duplicated>;
};

const refused = (sentence: string): Duplicated => ({ ok: false, sentence });

/** The kinds, by the name that stands in a form. */
export const DUPLICATE_KINDS: Readonly<Record<string, DuplicateKind>> = {
  encounter: {
    tool: 'encounter-builder',
    back: encounterPaths.shelf(),
    async duplicate(desk, userId, id) {
      const copy = await duplicateEncounter(desk, userId, id);
      if (copy === null) return null;
      if (copy === 'unread') return refused(encounterTroubleWords('unavailable'));
      const { done } = copy;
      if (!done.ok) return refused(encounterTroubleWords(done.reason));
      return { ok: true, to: encounterPaths.kept(copy) };
    },
  },
  simulation: {
    tool: 'battle-simulator',
    back: battlePaths.shelf(),
    async duplicate(desk, userId, id) {
      const copy = await duplicateBattle(desk, userId, id);
      if (copy === null) return null;
      if (copy === 'unread') return refused(battleTroubleWords('unavailable'));
      const { done } = copy;
      return done.ok
        ? { ok: true, to: battlePaths.kept(copy) }
        : refused(battleTroubleWords(done.reason));
    },
  },
  party: {
    tool: 'adventuring',
    back: paths.adventuring(),
    async duplicate(desk, userId, id) {
      const copy = await duplicateParty(desk, userId, id);
      if (copy === null) return null;
      return copy.ok ? { ok: true, to: partyPaths.party(copy) } : refused(copy.sentence);
    },
  },
  list: {
    tool: 'monster-lookup',
    back: paths.monsterLists(),
    async duplicate({ db, clock }, userId, id) {
      const copy = await duplicateList(db, userId, id, clock.now());
      if (copy === null) return null;
      return copy === 'full'
        ? refused(fullProblem('lists'))
        : { ok: true, to: paths.monsterList(copy) };
    },
  },
  spellbook: {
    tool: 'spell-lookup',
    back: spellPaths.books(),
    async duplicate({ db, clock }, userId, id) {
      const copy = await duplicateBook(db, userId, id, clock.now());
      if (copy === null) return null;
      return copy === 'full' ? refused(NO_ROOM_FOR_BOOKS) : { ok: true, to: spellPaths.book(copy) };
    },
  },
  dice: {
    tool: 'dice-roller',
    back: rollerPaths.kept(),
    async duplicate({ db, clock }, userId, id) {
      const copy = await duplicateKept(db, userId, id, clock.now());
      if (copy === null) return null;
      return copy.ok ? { ok: true, to: rollerPaths.kept() } : refused(fullKept(copy.kind));
    },
  },
};
