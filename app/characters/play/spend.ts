import { COINS, coinWords } from '~/rules/coins';
import type { Play } from '../record/character';
import type { DeedOf } from './deed';
import type { PlayFacts } from './facts';
import { cannot, did, type Outcome } from './outcome';
import { ownValue } from './own-value';
import { inCopper, paidWithChange } from './pay';
import { hitPointsNow, standingOf, withHitPoints } from './standing';

/** The number spent after a change; null when it would be below 0 or above the maximum. */
function spentAfter(spent: number, most: number, by: number): number | null {
  const after = Math.min(spent, most) - by;
  return after < 0 || after > most ? null : after;
}

/** Spends or restores a spell slot of a level. */
export function slotSpent({ slots }: PlayFacts, play: Play, deed: DeedOf<'slot'>): Outcome {
  const { level, by, spell } = deed;
  const most = slots[level - 1] ?? 0;
  const after = spentAfter(play.slotsSpent[level - 1] ?? 0, most, by);
  if (after === null) return cannot(by < 0 ? noMore(`level ${level} slot`) : allThere());
  const slotsSpent = Array.from({ length: 9 }, (_, at) =>
    at === level - 1 ? after : (play.slotsSpent[at] ?? 0),
  );
  const said = `${slotWords(`level ${level} slot`, by, spell)}: ${most - after} left`;
  return did({ ...play, slotsSpent }, said);
}

/** Spends or restores a pact slot. */
export function pactSpent({ pact }: PlayFacts, play: Play, deed: DeedOf<'pact-slot'>): Outcome {
  const { by, spell } = deed;
  const most = pact?.slots ?? 0;
  const after = spentAfter(play.pactSpent, most, by);
  if (after === null) return cannot(by < 0 ? noMore('pact slot') : allThere());
  const said = `${slotWords('pact slot', by, spell)}: ${most - after} left`;
  return did({ ...play, pactSpent: after }, said);
}

/** "Level 1 slot spent", "Bless cast with a level 1 slot", "Level 1 slot regained". */
function slotWords(slot: string, by: number, spell: string | undefined): string {
  if (by < 0 && spell !== undefined) return `${spell} cast with a ${slot}`;
  const named = `${slot.charAt(0).toUpperCase()}${slot.slice(1)}`;
  return `${named} ${by < 0 ? 'spent' : 'regained'}`;
}

/** Spends or restores uses of a supply. */
export function supplySpent(
  { supplies }: PlayFacts,
  play: Play,
  { key, by, spell }: DeedOf<'supply'>,
): Outcome {
  const supply = supplies.find((one) => one.key === key);
  if (!supply) return cannot('This is no longer on the sheet.');
  const { name, most } = supply;
  const on = spell === undefined || spell === name ? '' : ` for ${spell}`;
  if (most === null) return did(play, `${name}${on}: unlimited`);
  const after = spentAfter(ownValue(play.spent, key), most, by);
  if (after === null) return cannot(by < 0 ? noMore(`use of ${name}`) : allThere());
  const word = by < 0 ? `used${on}` : 'regained';
  return did(
    { ...play, spent: { ...play.spent, [key]: after } },
    `${name} ${word}: ${most - after} left`,
  );
}

/** Changes a custom counter: between 0 and its maximum if it has one, otherwise freely. */
export function counted({ counters }: PlayFacts, play: Play, deed: DeedOf<'counter'>): Outcome {
  const { key, by } = deed;
  const counter = counters.find((one) => one.key === key);
  if (!counter) return cannot('This counter is no longer on the sheet.');
  const { name, most } = counter;
  const [low, high] = most === null ? [-9999, 9999] : [0, most];
  const before = ownValue(play.counters, key, most ?? 0);
  const after = Math.max(low, Math.min(high, before)) + by;
  if (after < low || after > high) return cannot(`${name} goes from ${low} to ${high}.`);
  return did({ ...play, counters: { ...play.counters, [key]: after } }, `${name}: ${after}`);
}

/** Adds or removes coins of each kind; missing coins are paid with others, with change for larger ones. */
export function paid(_: PlayFacts, play: Play, deed: DeedOf<'coins'>): Outcome {
  const changed = COINS.filter((kind) => deed[kind] !== 0);
  const short = changed.find((kind) => play.coins[kind] + deed[kind] < 0);
  if (short !== undefined && changed.every((kind) => deed[kind] < 0)) {
    const { cp, sp, ep, gp, pp } = deed;
    const price = { cp: -cp, sp: -sp, ep: -ep, gp: -gp, pp: -pp };
    const coins = paidWithChange(play.coins, price);
    if (coins === null)
      return cannot(
        `That costs ${inWords(price)}; all your coins are worth ${worthWords(inCopper(play.coins))}.`,
      );
    return purse(play, coins, `Paid ${inWords(price)}: `);
  }
  if (short) return cannot(`You have ${coinWords(play.coins[short], short)}, not ${-deed[short]}.`);
  const coins = { ...play.coins };
  for (const kind of changed) coins[kind] += deed[kind];
  return purse(play, coins);
}

function purse(play: Play, coins: Play['coins'], before = ''): Outcome {
  if (COINS.some((kind) => coins[kind] > 999_999))
    return cannot('At most 999,999 coins of each kind.');
  const said = COINS.flatMap((kind) => {
    const by = coins[kind] - play.coins[kind];
    return by === 0 ? [] : [`${by > 0 ? '+' : '−'}${coinWords(Math.abs(by), kind)}`];
  });
  return did({ ...play, coins }, said.length === 0 ? 'No coins' : before + said.join(', '));
}

/** Formats coins: "5 GP, 3 SP". */
function inWords(coins: Play['coins']): string {
  const told = COINS.flatMap((kind) => (coins[kind] > 0 ? [coinWords(coins[kind], kind)] : []));
  return told.join(', ') || 'nothing';
}

/** Formats an amount of copper in gold, silver and copper. */
function worthWords(copper: number): string {
  const [gp, sp, cp] = [Math.floor(copper / 100), Math.floor(copper / 10) % 10, copper % 10];
  return inWords({ gp, sp, cp, ep: 0, pp: 0 });
}

/** Gains or uses inspiration; a character has at most one (SRD 5.1, "Inspiration"; SRD 5.2.1, "Heroic Inspiration"). */
export function inspired(_: PlayFacts, play: Play, { by }: DeedOf<'inspiration'>): Outcome {
  const after = play.inspiration + by;
  if (after < 0) return cannot('No inspiration to use.');
  if (after > 1 && by > 0) return cannot('You already have inspiration.');
  return did({ ...play, inspiration: after }, by > 0 ? 'Inspiration gained' : 'Inspiration used');
}

/** Spends one rolled hit die to heal. */
export function hitDieSpent(facts: PlayFacts, play: Play, deed: DeedOf<'hit-die'>): Outcome {
  return hitDiceSpent(facts, play, [[deed.sides, deed.roll]]);
}

/**
 * Spends hit dice to heal, each by its roll plus the Constitution modifier: at least 0 in SRD 5.1, at least 1 in SRD
 * 5.2.1 ("Short Rest"). A dying or dead character cannot rest, nor in SRD 5.2.1 one at 0 hit points.
 */
export function hitDiceSpent(
  facts: PlayFacts,
  play: Play,
  dice: readonly (readonly [number, number])[],
): Outcome {
  const standing = standingOf(facts, play);
  if (standing === 'dead' || standing === 'dying') return cannot('The dying cannot rest.');
  const hitDiceSpent: Record<string, number> = { ...play.hitDiceSpent };
  let healing = 0;
  for (const [sides, roll] of dice) {
    const most = facts.hitDice.find((one) => one.sides === sides)?.count ?? 0;
    const spent = Math.min(most, ownValue(hitDiceSpent, String(sides)));
    if (spent >= most) return cannot(`No d${sides} left to spend.`);
    if (roll > sides) return cannot(`A d${sides} cannot roll ${roll}.`);
    hitDiceSpent[String(sides)] = spent + 1;
    healing += Math.max(facts.edition === '2024' ? 1 : 0, roll + facts.constitution);
  }
  const before = hitPointsNow(facts, play);
  const after = withHitPoints(facts, { ...play, hitDiceSpent }, before + healing);
  const word = dice.length === 1 ? '1 hit die' : `${dice.length} hit dice`;
  return did(after, `${word} spent: healed by ${hitPointsNow(facts, after) - before}`);
}

function noMore(what: string): string {
  return `No ${what} left.`;
}

function allThere(): string {
  return 'Already at the maximum.';
}
