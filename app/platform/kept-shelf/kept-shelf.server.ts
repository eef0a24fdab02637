import type { SQL } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { type ShelfStore, sweepLooseFiles } from './loose-files.server';
import type { Listed, ShelfTable } from './shelf-columns';
import type { ShelfLimits } from './shelf-limits';
import { isOwned, type ShelfPlan } from './shelf-plan';
import { countDeleted, isShared, listThings, nameOfDeleted, openThing } from './shelf-reads.server';
import { openShown, shareThing, stopSharing } from './shelf-shares.server';
import { packPlain, purgeDeleted } from './shelf-upkeep.server';
import type { Beside, Born, Kept, Show, Target } from './shelf-versions.server';
import {
  addThing,
  bringBack,
  forgetDeleted,
  putAway,
  replaceAndKeepBoth,
  replaceThing,
} from './shelf-writes.server';

type ShelfOptions<Fact extends string> = {
  /** The tool's own columns, by their names in the code. */
  facts: readonly Fact[];
  /** A column in which older rows hold their text uncompressed. */
  plain?: string;
  /** A column of words by which a search finds the thing; written with each save, and in no list. */
  words?: string;
};

/**
 * Storage of things that users save in a table: list, save by version, soft-delete and restore, share under a code,
 * within limits that count soft-deleted things too. Texts are gzipped, large ones stored in R2. Every call takes the
 * owner's user id.
 */
export function keptShelf<
  Table extends ShelfTable,
  Fact extends keyof Table['$inferSelect'] & string,
>(table: Table, limits: ShelfLimits, { facts, plain, words }: ShelfOptions<Fact>) {
  type Facts = Pick<Table['$inferSelect'], Fact>;
  type Made = { now: number; show: (thing: Listed<Facts>, text: string) => string };
  const plan: ShelfPlan = {
    table,
    limits,
    facts,
    ...(plain && { plain }),
    ...(words && { words }),
  };
  return {
    limits,
    list: (db: Database, userId: string) => listThings<Facts>(plan, db, userId),
    open: (store: ShelfStore, userId: string, id: string) =>
      openThing<Facts>(plan, store, isOwned(userId, id)),
    add: (store: ShelfStore, userId: string, kept: Kept<Facts>, born: Born) =>
      addThing(plan, store, userId, kept, born),
    replace: (
      store: ShelfStore,
      userId: string,
      target: Target,
      kept: Kept<Partial<Facts>>,
      made: { now: number; show: Show; only?: SQL } & Beside,
    ) => replaceThing(plan, store, userId, target, kept, made),
    replaceAndKeepBoth: (
      store: ShelfStore,
      userId: string,
      target: Target,
      versions: { mine: Kept<Partial<Facts>>; theirs: Kept<Facts> },
      made: { born: Born; show: Show },
    ) => replaceAndKeepBoth(plan, store, userId, target, versions, made),
    share: (store: ShelfStore, userId: string, id: string, as: string, made: Made) =>
      shareThing<Facts>(plan, store, userId, id, as, made),
    stopSharing: (db: Database, userId: string, id: string) => stopSharing(plan, db, userId, id),
    /** A shared thing with its whole text, by its share code. */
    openShared: (store: ShelfStore, code: string) => openThing<Facts>(plan, store, isShared(code)),
    openShown: (store: ShelfStore, code: string, made: Made) =>
      openShown<Facts>(plan, store, code, made),
    /** `only` is a further SQL condition on the thing. */
    putAway: (db: Database, userId: string, id: string, now: number, only?: SQL) =>
      putAway(plan, db, userId, id, now, only),
    nameOfDeleted: (db: Database, userId: string, id: string) =>
      nameOfDeleted(plan, db, userId, id),
    countDeleted: (db: Database, userId: string) => countDeleted(plan, db, userId),
    bringBack: (db: Database, userId: string, id: string) => bringBack(plan, db, userId, id),
    forgetDeleted: (db: Database, userId: string) => forgetDeleted(plan, db, userId),
    /**
     * The schedule's upkeep: deletes soft-deleted things whose time is up, packs old uncompressed texts, and deletes
     * orphaned files.
     */
    async tend(store: ShelfStore, now: number): Promise<void> {
      await purgeDeleted(plan, store, now);
      await sweepLooseFiles(store, now);
      await packPlain(plan, store, now);
    },
  };
}
