import type { Random } from '~/rules/random';
import type { DeedOf } from '../log/deeds';
import type { Combatant, Fight, Row } from '../log/state';
import { combatantsOf } from '../people/people';
import type { InitiativeMode } from '../sheet/sheet';
import { initiativeSources } from '../turns/able';
import { wholeOrder } from '../turns/order';
import { isSideRow } from './group-rows';
import type { Move } from './move';

type Count = DeedOf<'initiative'>['counts'][number];

/** Lair actions and similar events happen on this count, losing ties (SRD 5.1, "Lair Actions"). */
const LAIR_COUNT = 20;

/**
 * Rolls initiative for these rows, for all, or for those without a count: once per row, however many act in it (SRD
 * 5.1 and 5.2.1, "Initiative": one roll for a group of identical creatures).
 */
export function rollInitiative(
  fight: Fight,
  which: readonly string[] | 'all' | 'missing',
  random: Random,
): Move {
  const members = membersByRow(fight);
  const counts = wholeOrder(fight).flatMap((row): Count[] => {
    const acting = members.get(row.id) ?? [];
    if (acting.length === 0 || !isWanted(row, acting, which)) return [];
    return [countOf(fight, row, acting, random)];
  });
  if (counts.length > 0) return [{ do: 'initiative', counts }];
  return {
    problem:
      which === 'missing'
        ? 'Everyone already has initiative.'
        : 'There is nobody to roll initiative for.',
  };
}

/** The members of each row, including those still to arrive. */
function membersByRow(fight: Fight): Map<string, Combatant[]> {
  const members = new Map<string, Combatant[]>();
  for (const one of combatantsOf(fight)) {
    if (one.place !== 'order' && one.place !== 'waiting') continue;
    const list = members.get(one.row);
    if (list) list.push(one);
    else members.set(one.row, [one]);
  }
  return members;
}

function isWanted(
  row: Row,
  acting: readonly Combatant[],
  which: readonly string[] | 'all' | 'missing',
): boolean {
  if (which === 'missing') return row.count === null;
  if (which !== 'all') return which.includes(row.id);
  // Events on a fixed count are not rolled again with the others.
  return row.count === null || acting.some((one) => one.kind === 'creature');
}

function countOf(fight: Fight, row: Row, acting: readonly Combatant[], random: Random): Count {
  const creatures = acting.filter((one) => one.kind === 'creature');
  const leader = leaderOf(creatures);
  if (!leader) return { row: row.id, count: LAIR_COUNT, dice: [], mode: 'score' };
  if (isSideRow(row.id)) {
    const die = random.die(20);
    return { row: row.id, count: die, dice: [die], mode: 'roll' };
  }
  const edition = fight.settings.edition;
  const sources = creatures.map((one) => initiativeSources(one, edition));
  // Advantage or disadvantage applies only if all members have it: one surprised goblin does not slow the others.
  const advantage = sources.every((one) => one.advantage);
  const disadvantage = sources.every((one) => one.disadvantage);
  const { penalty } = initiativeSources(leader, edition);
  const bonus = leader.sheet.initiativeBonus - penalty;
  const rolls: InitiativeMode =
    advantage === disadvantage ? 'roll' : advantage ? 'advantage' : 'disadvantage';
  if (leader.sheet.initiativeMode === 'score') {
    return {
      row: row.id,
      count: within(scoreOf(leader, rolls) - penalty),
      dice: [],
      mode: 'score',
    };
  }
  const dice = rolls === 'roll' ? [random.die(20)] : [random.die(20), random.die(20)];
  const kept = rolls === 'disadvantage' ? Math.min(...dice) : Math.max(...dice);
  return { row: row.id, count: within(kept + bonus), dice, mode: rolls };
}

/**
 * The score used instead of a roll: the printed one, else 10 + bonus; 5 more with advantage and 5 less with
 * disadvantage. A printed score other than 10 + bonus already includes that 5 (SRD 5.2.1, "Initiative", "Monsters").
 */
function scoreOf({ sheet }: Combatant, rolls: InitiativeMode): number {
  const plain = 10 + sheet.initiativeBonus;
  const printed = sheet.initiativeScore ?? plain;
  if (rolls === 'advantage') return Math.max(printed, plain + 5);
  return rolls === 'disadvantage' ? printed - 5 : printed;
}

/** Whose bonus a row uses: a character's before that of its mount or familiar, else the highest. */
function leaderOf(creatures: readonly Combatant[]): Combatant | null {
  const rank = (one: Combatant) => (one.side === 'party' && one.sheet.deathSaves ? 1000 : 0);
  return creatures.reduce<Combatant | null>((best, one) => {
    if (!best) return one;
    const [mine, theirs] = [one, best].map((each) => rank(each) + each.sheet.initiativeBonus);
    return (mine ?? 0) > (theirs ?? 0) ? one : best;
  }, null);
}

function within(count: number): number {
  return Math.max(-30, Math.min(99, count));
}
