import { sweepLooseObjects } from '~/platform/loose-objects-sql.server';
import { FIGHT_KIND, type FightDesk } from './fight-desk.server';
import { purgeDeleted } from './fight-rows.server';

/** What the schedule does with fights: those put away long ago go for good, and so does what objects hold that no row names. */
export async function tendFights({ db, fights, clock, log }: FightDesk): Promise<void> {
  const now = clock.now();
  await purgeDeleted(db, now);
  await sweepLooseObjects(db, { kind: FIGHT_KIND, objects: fights }, { now, log });
}
