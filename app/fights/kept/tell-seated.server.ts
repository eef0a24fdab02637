import { noteCounted } from '~/parties/kept/counted-changes.server';
import type { FightTold, TellFight } from '~/parties/kept/seated-deeds.server';
import { combatantOf } from '../people/people';
import { type FightDesk, reachFight } from './fight-desk.server';
import { releaseMembers } from './fight-members.server';
import { fightTroubleWords } from './fight-trouble';
import { followFight } from './follow-row.server';
import { fightRow, tell } from './member-health.server';
import { fightOfRead } from './read-fight';
import { asInFight } from './seated-deeds.server';

const UNAVAILABLE = fightTroubleWords('unavailable');

/**
 * Adds a player's sheet actions to the running fight of their character: as one event with the action's id, so that
 * it counts once, and within the players' rate limit. The party then follows the fight as usual.
 */
export function tellFightOf(desk: FightDesk, userId: string): TellFight {
  return async (seat, step) => {
    const { fight, memberId } = seat;
    const row = await fightRow(desk, userId, fight);
    const read = row && (await reachFight(desk, fight, (object) => object.read(row.user_id, null)));
    if (row === null || (read && !read.ok && read.reason === 'lost')) {
      // The fight is gone: the party owns the hit points again.
      await releaseMembers(desk.db, fight);
      return no('The fight that had this character is gone. Try again.');
    }
    if (!read?.ok) return no(UNAVAILABLE);
    const one = combatantOf(fightOfRead(read.answer), memberId);
    if (one === null) return no(UNAVAILABLE);
    const asked = asInFight(step, one);
    if (!asked.ok) return no(asked.sentence);
    const { uncounted } = asked;
    if (asked.deeds.length === 0) return { ok: true, uncounted };
    const { id } = step.deed;
    const now = desk.clock.now();
    const events = [{ v: 1, id, by: userId, at: now, deeds: asked.deeds } as const];
    const sent = await tell(desk, userId, { fight, row, events });
    if (!sent.ok) return no(UNAVAILABLE);
    const { answer } = sent;
    if ('pressRefused' in answer) return no(answer.pressRefused);
    const [refused] = answer.refused;
    if (refused) return no(refused.reason);
    await followFight(desk, { owner: row.user_id, by: userId, id: fight }, row.seq, answer);
    // So that the action, sent again after the fight, does not count in the party as well.
    await noteCounted(desk, userId, memberId, [{ id, does: 'damage', amount: 0 }]);
    return { ok: true, uncounted };
  };
}

function no(problem: string): FightTold {
  return { ok: false, problem };
}
