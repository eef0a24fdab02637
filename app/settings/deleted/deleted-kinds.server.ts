import type { ToolId } from '~/catalogue/tool';
import { bringBackEncounter } from '~/encounters/kept/encounters.server';
import { restoreFight } from '~/fights/kept/kept-fights.server';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { bringBackParty } from '~/parties/kept/parties.server';
import { bringBackSeated } from '~/parties/kept/put-away-seated.server';
import type { Services } from '~/platform/services.server';
import { battleShelf } from '~/tools/battle-simulator/kept/battles.server';
import { bringBackKept } from '~/tools/dice-roller/kept/kept-sql.server';
import { bringBackCreatures } from '~/tools/homebrew/kept/put-away-sql.server';
import { bringBackList } from '~/tools/monster-lookup/lists/lists-sql.server';
import { bringBackBook } from '~/tools/spell-lookup/book/books-sql.server';

/** The services that restoring needs: of a fight also its object, of a party its characters’ texts. */
export type RestoreDesk = Pick<Services, 'db' | 'files' | 'fights' | 'clock' | 'log'>;

/** Whether a thing is back, in a sentence; null when it is gone, or there is no room for it. */
export type Restored = { ok: boolean; sentence: string } | null;

const RESTORED = { ok: true, sentence: 'Restored.' };

/**
 * A kind of thing that is kept for 30 days after it was deleted: its table, its name as SQL, and how one is restored.
 * `restore` gives a user's own thing back.
 */
export type DeletedKind = {
  /** Its tool: what a user may not open is neither shown nor restored. */
  tool: ToolId;
  /** Restoring it needs Pro, as its own list says. */
  pro?: true;
  table: string;
  /** SQL: what the thing is called, such as 'Map'. */
  says: string;
  restore(desk: RestoreDesk, userId: string, id: string): Promise<Restored>;
};

const restored = async (done: Promise<boolean>): Promise<Restored> =>
  (await done) ? RESTORED : null;
const said = (done: { ok: true } | { ok: false; sentence: string } | null): Restored =>
  done?.ok ? RESTORED : done;

/** All kinds, by the name that stands in a form. */
export const DELETED_KINDS: Readonly<Record<string, DeletedKind>> = {
  map: {
    tool: 'mapwright',
    table: 'maps',
    says: `'Map'`,
    restore: ({ db }, userId, id) => restored(mapShelf.bringBack(db, userId, id)),
  },
  character: {
    tool: 'character-creator',
    pro: true,
    table: 'characters',
    says: `'Character'`,
    restore: async ({ db }, userId, id) => {
      const sentence = await bringBackSeated(db, userId, id);
      return sentence === null ? null : { ok: true, sentence };
    },
  },
  monster: {
    tool: 'homebrew-monsters',
    table: 'homebrew_creatures',
    says: `'Monster'`,
    restore: async (desk, userId, id) =>
      (await bringBackCreatures(desk, userId, [id])).length > 0 ? RESTORED : null,
  },
  encounter: {
    tool: 'encounter-builder',
    table: 'encounters',
    says: `'Encounter'`,
    restore: ({ db }, userId, id) => restored(bringBackEncounter(db, userId, id)),
  },
  fight: {
    tool: 'initiative-tracker',
    table: 'fights',
    says: `'Fight'`,
    restore: async (desk, userId, id) => said(await restoreFight(desk, userId, id)),
  },
  party: {
    tool: 'adventuring',
    pro: true,
    table: 'parties',
    says: `'Party'`,
    restore: async (desk, userId, id) => said(await bringBackParty(desk, userId, id)),
  },
  simulation: {
    tool: 'battle-simulator',
    table: 'battles',
    says: `'Simulation'`,
    restore: ({ db }, userId, id) => restored(battleShelf.bringBack(db, userId, id)),
  },
  list: {
    tool: 'monster-lookup',
    table: 'monster_lists',
    says: `'Monster list'`,
    restore: ({ db }, userId, id) => restored(bringBackList(db, userId, id)),
  },
  spellbook: {
    tool: 'spell-lookup',
    table: 'spellbooks',
    says: `'Spellbook'`,
    restore: ({ db }, userId, id) => restored(bringBackBook(db, userId, id)),
  },
  dice: {
    tool: 'dice-roller',
    table: 'dice_kept',
    says: `iif(kind = 'macro', 'Dice macro', 'Dice table')`,
    restore: ({ db }, userId, id) => restored(bringBackKept(db, userId, id)),
  },
};
