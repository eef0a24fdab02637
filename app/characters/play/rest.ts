import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { cannot, did, type Outcome } from './outcome';
import { ownValue } from './own-value';
import { hitDiceSpent } from './spend';
import { hitPointsNow, standingOf, withHitPoints } from './standing';
import { withExhaustion } from './states';

type Back = 'short-rest' | 'long-rest' | 'dawn' | 'none';

/**
 * A short rest: spent hit dice heal, pact slots and short-rest uses recover; effects of minutes end (SRD 5.1 and 5.2.1, "Short Rest"). SRD
 * 5.2.1 requires at least 1 hit point.
 */
export function restedShort(facts: PlayFacts, play: Play, { dice }: DeedOf<'short-rest'>): Outcome {
  const refused = whyNoRest(facts, play, facts.edition === '2024');
  if (refused !== null) return cannot(refused);
  const spent = dice.length === 0 ? did(play, '') : hitDiceSpent(facts, play, dice);
  if (!spent.ok) return spent;
  const after = broughtBack(facts, { ...spent.play, pactSpent: 0, effects: [] }, ['short-rest']);
  const partly = { ...after.spent };
  for (const { key, back, shortRest } of facts.supplies) {
    if (back === 'short-rest' || shortRest <= 0) continue;
    const before = ownValue(partly, key);
    if (before > 0) partly[key] = Math.max(0, before - shortRest);
  }
  const told = spent.said === '' ? 'Short rest' : `Short rest. ${spent.said}`;
  return did({ ...after, spent: partly }, told);
}

/**
 * A long rest: restores all hit points, slots and uses, and removes one level of exhaustion; restores half of all hit
 * dice (at least one) in SRD 5.1 and all in SRD 5.2.1; ends temporary hit points ("Long Rest"). Requires at least 1 hit
 * point; for exhaustion, SRD 5.1 requires food and drink. Sleep ends concentration.
 */
export function restedLong(facts: PlayFacts, play: Play, deed: DeedOf<'long-rest'>): Outcome {
  const refused = whyNoRest(facts, play, true);
  if (refused !== null) return cannot(refused);
  const { fed, dawn } = deed;
  const eases = play.exhaustion > 0 && (facts.edition === '2024' || fed);
  const eased = eases ? withExhaustion(facts, play, play.exhaustion - 1) : play;
  const all: Back[] = ['short-rest', 'long-rest', ...(dawn ? (['dawn'] as const) : [])];
  const rested = broughtBack(facts, eased, all);
  const after = {
    ...withHitPoints(facts, rested, facts.maximum),
    temporary: 0,
    slotsSpent: [],
    pactSpent: 0,
    concentration: '',
    effects: [],
    hitDiceSpent: diceAfterNight(facts, play),
    inspiration: facts.inspiredByRest ? Math.max(1, rested.inspiration) : rested.inspiration,
  };
  const hungry = play.exhaustion > 0 && !eases ? ', no less exhausted without food and drink' : '';
  const inspired = after.inspiration > play.inspiration ? ', Heroic Inspiration' : '';
  return did(after, `Long rest: ${hitPointsNow(facts, after)} hit points${inspired}${hungry}`);
}

/** Dawn restores what recovers at dawn. */
export function dawned(facts: PlayFacts, play: Play): Outcome {
  return did(broughtBack(facts, play, ['dawn']), 'Dawn');
}

function whyNoRest(facts: PlayFacts, play: Play, needsHitPoint: boolean): string | null {
  const standing = standingOf(facts, play);
  if (standing === 'dead') return 'The dead cannot rest.';
  if (standing === 'dying') return 'The dying cannot rest.';
  return standing === 'stable' && needsHitPoint ? 'A rest needs at least 1 hit point.' : null;
}

/** Restores uses and counters that recover in one of these ways. */
function broughtBack(facts: PlayFacts, play: Play, by: readonly Back[]): Play {
  const spent = { ...play.spent };
  for (const { key, back } of facts.supplies) if (by.includes(back)) delete spent[key];
  const counters = { ...play.counters };
  for (const { key, most, back } of facts.counters)
    if (by.includes(back)) counters[key] = most ?? 0;
  return { ...play, spent, counters };
}

/** The hit dice still spent after a long rest; of several kinds, the largest recover first. */
function diceAfterNight({ edition, hitDice }: PlayFacts, { hitDiceSpent: before }: Play) {
  if (edition === '2024') return {};
  const all = hitDice.reduce((sum, { count }) => sum + count, 0);
  let back = Math.max(1, Math.floor(all / 2));
  const after: Record<string, number> = {};
  for (const { sides, count } of [...hitDice].sort((one, other) => other.sides - one.sides)) {
    const spent = Math.min(count, ownValue(before, String(sides)));
    const returned = Math.min(back, spent);
    back -= returned;
    if (spent > returned) after[String(sides)] = spent - returned;
  }
  return after;
}
