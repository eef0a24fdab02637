import { ownValue } from '~/characters/play/own-value';
import { spentWithPact } from '~/characters/play/pact-slots';
import type { Play } from '~/characters/record/character';
import type { Step } from '~/parties/seated-play';
import type { Deed } from '../log/deeds';
import type { Combatant } from '../log/state';
import { conditionMark } from '../people/condition-mark';
import { harmOf } from './as-in-party';

/**
 * A deed of a character's sheet converted to deeds of the fight that owns its hit points, with the keys of changed
 * uses that the fight does not count; or a sentence why it is not possible.
 */
export type AsInFight =
  | { ok: true; deeds: Deed[]; uncounted: string[] }
  | { ok: false; sentence: string };

const NO_REST = 'No rest during a running fight.';
const NO_DEATH_SAVES = 'Death saves of a running fight cannot be undone here.';
const OTHER_SHAPE = 'In the fight this character has another form: use this after it reverts.';
const FROM_SHEET = 'from its sheet';

/**
 * Converts a deed of a character's sheet to deeds of the fight: to the same kind of deed where the fight has one, so
 * that its own rules apply, else to the changes that resulted. `step` is computed from the fight's state of the
 * character.
 */
export function asInFight({ deed, before, after }: Step, one: Combatant): AsInFight {
  const { id: who } = one;
  switch (deed.does) {
    case 'damage':
      return did(harmOf(who, deed.amount, FROM_SHEET, deed.critical));
    case 'death-save':
      return did({
        do: 'death-save',
        who,
        die: deed.die,
        ...(deed.total !== null && { total: deed.total }),
      });
    case 'stabilise':
      return did({ do: 'stabilise', who });
    case 'hit-die':
    case 'short-rest':
    case 'long-rest':
      return { ok: false, sentence: NO_REST };
    default:
      return byDifference(one, before, after);
  }
}

function byDifference(one: Combatant, before: Play, after: Play): AsInFight {
  const { id: who } = one;
  const [old, now] = [hitPointsOf(before, one), hitPointsOf(after, one)];
  const wasDown = old === 0 && now === 0;
  const isSaved = before.deathSuccesses !== after.deathSuccesses;
  if (wasDown && (isSaved || before.deathFailures !== after.deathFailures)) {
    return { ok: false, sentence: NO_DEATH_SAVES };
  }
  const gives = (amount: number): Deed => ({
    do: 'shield',
    given: [{ who, amount, replace: true }],
  });
  const deeds: Deed[] = [];
  if (now < old) {
    // Damage takes temporary hit points first, so they are set to 0 for the harm deed and restored after.
    if (before.temporary > 0) deeds.push(gives(0));
    deeds.push(harmOf(who, old - now, FROM_SHEET));
    if (after.temporary > 0) deeds.push(gives(after.temporary));
  } else {
    const healed = [{ who, amount: now - old }];
    if (now > old) deeds.push({ do: 'heal', by: null, with: FROM_SHEET, healed, revives: true });
    if (after.temporary !== before.temporary) deeds.push(gives(after.temporary));
  }
  const uses = usesBetween(one, before, after);
  if (uses.counted.length > 0 && one.formerShape !== null) {
    return { ok: false, sentence: OTHER_SHAPE };
  }
  const levels = after.exhaustion - before.exhaustion;
  if (levels !== 0) deeds.push({ do: 'exhaustion', who: [who], levels });
  return {
    ok: true,
    deeds: [
      ...deeds,
      ...slotDeeds(who, before, after),
      ...uses.counted,
      ...marks(one, before, after),
      ...held(who, before, after),
    ],
    uncounted: uses.uncounted,
  };
}

/** The start or end of concentration, if it changed. */
function held(who: string, before: Play, { concentration }: Play): Deed[] {
  if (before.concentration === concentration) return [];
  if (concentration === '') return [{ do: 'concentration-ends', who }];
  return [{ do: 'concentrates', who, on: concentration, lasting: [] }];
}

/** The hit points of a play state; null there means the fight's maximum. */
function hitPointsOf({ hitPoints }: Play, { sheet }: Combatant): number {
  return hitPoints ?? sheet.maximum;
}

function slotDeeds(who: string, before: Play, after: Play): Deed[] {
  return Array.from({ length: 9 }, (_, at): Deed[] => {
    const by = (after.slotsSpent[at] ?? 0) - (before.slotsSpent[at] ?? 0);
    return by === 0 ? [] : [{ do: 'spend', who, what: { of: 'slot', level: at + 1 }, by }];
  }).flat();
}

/** The uses spent or regained, and the keys of those that the fight does not count. */
function usesBetween(one: Combatant, before: Play, after: Play) {
  const own = new Set((one.formerShape ?? one).sheet.uses.map(({ key }) => key));
  const counted: Deed[] = [];
  const uncounted: string[] = [];
  const [was, now] = [spentWithPact(before), spentWithPact(after)];
  for (const key of new Set([...Object.keys(was), ...Object.keys(now)])) {
    const by = ownValue(now, key) - ownValue(was, key);
    if (by === 0) continue;
    const within = Math.max(-200, Math.min(200, by));
    if (own.has(key)) {
      counted.push({ do: 'spend', who: one.id, what: { of: 'use', key }, by: within });
    } else uncounted.push(key);
  }
  return { counted, uncounted };
}

/** New conditions become marks of their own; removed conditions end the marks that contain nothing else. */
function marks(one: Combatant, before: Play, after: Play): Deed[] {
  const { id: who } = one;
  const come = after.conditions.filter((each) => !before.conditions.includes(each));
  const go = before.conditions.filter((each) => !after.conditions.includes(each));
  const ended = one.lasting
    .filter(({ conditions }) => conditions.some((each) => go.includes(each)))
    .map(({ id }) => ({ who, lasting: id }));
  return [
    ...come.map((each): Deed => ({ do: 'lasting', who: [who], lasting: conditionMark(each) })),
    ...(ended.length > 0 ? [{ do: 'lasting-ends', ended } as const] : []),
  ];
}

function did(deed: Deed): AsInFight {
  return { ok: true, deeds: [deed], uncounted: [] };
}
