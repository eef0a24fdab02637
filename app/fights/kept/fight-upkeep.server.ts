import { sweepLooseObjects } from '~/platform/loose-objects-sql.server';
import { FIGHT_KIND, type FightDesk } from './fight-desk.server';
import { purgeDeleted } from './fight-rows.server';

/** The scheduled cleanup of fights: deletes fights soft-deleted long ago, and objects that no row refers to. */
export async function tendFights({ db, fights, clock, log }: FightDesk): Promise<void> {
  const now = clock.now();
  await purgeDeleted(db, now);
  await sweepLooseObjects(db, { kind: FIGHT_KIND, objects: fights }, { now, log });
}
