import type { Effect } from '~/compendium/records/effects';
import type { Entry } from '~/compendium/records/entry-record';
import type { MonsterRecord } from '~/compendium/records/monster-record';
import { ABILITY_NAMES } from '~/rules/ability';
import { amountWords, outcomeOf } from './outcome';
import { noteOf } from './outcome-notes';
import { outcomeText } from './outcome-text';
import type { Reminder } from './sheet';
import { whenWords } from './when-words';

type Moment = Reminder['at'];

const MOMENTS: Readonly<Record<string, Moment>> = {
  'turn-start': 'turn-start',
  'turn-end': 'turn-end',
  dies: 'dies',
  damaged: 'damaged',
  hit: 'damaged',
  'hit-by-melee': 'damaged',
  touched: 'damaged',
  'zero-hit-points': 'zero-hit-points',
};

/** Makes reminders from a creature's traits and reactions, each with its moment and one short sentence. */
export function remindersOf(record: MonsterRecord): Reminder[] {
  const acting = [
    ...record.traits.map((entry) => ({ entry, reaction: false })),
    ...record.reactions.map((entry) => ({ entry, reaction: true })),
  ];
  const found = acting.flatMap(({ entry, reaction }) => {
    const own = entry.trigger === undefined ? undefined : momentOf(entry);
    const after = reaction ? ' (reaction)' : '';
    const whole = own === undefined ? [] : [{ at: own, said: wholeText(entry) }];
    return [...whole, ...partsOf(entry)].map(({ at, said }, part) => ({
      id: part === 0 ? entry.key : `${entry.key}.${part}`,
      at,
      round: null,
      once: false,
      text: `${entry.name}${after}${said === '' ? '' : `: ${said}`}.`.slice(0, 400),
    }));
  });
  return found.slice(0, 40);
}

function momentOf({ trigger, effects }: Entry): Moment | undefined {
  // "Relentless" names its moment only in words: an effect that heals itself to 1 means that it would fall to 0.
  const rises = effects.some(
    (effect) => effect.kind === 'heal' && effect.to === 'self' && effect.amount.average === 1,
  );
  if (trigger?.on === 'words') return rises ? 'zero-hit-points' : undefined;
  return MOMENTS[trigger?.on ?? ''];
}

function wholeText(entry: Entry): string {
  const when = whenWords(entry.trigger?.needs);
  const said = entry.effects.map((effect) => effectText(effect, entry)).filter(Boolean);
  return `${said.join('; ')}${when === null ? '' : ` (if ${when})`}`;
}

function effectText(effect: Effect, entry: Entry): string {
  if (effect.kind === 'save' && effect.dcPlus !== undefined) {
    const rises = outcomeOf(effect.onSuccess ?? [], around(entry)).heals[0]?.average ?? 1;
    return `${ABILITY_NAMES[effect.ability]} save DC ${effect.dc ?? 5} + the damage, and on a success it has ${rises} hit point left`;
  }
  if (effect.kind === 'rule' || effect.kind === 'attack') return '';
  if (effect.kind === 'return') return 'it comes back in time';
  if (effect.kind === 'aura' || effect.kind === 'choice') return '';
  return outcomeText(outcomeOf([effect], around(entry)));
}

function around(entry: Entry) {
  return { name: entry.name, dc: null, magical: false, save: null };
}

/**
 * Moments that are part of an effect: damage to itself in sunlight, damage to attackers, healing from a damage
 * type.
 */
type Part = { at: Moment; said: string };

function partsOf(entry: Entry): Part[] {
  return entry.effects.flatMap((effect): Part[] => {
    const when = 'needs' in effect ? whenWords(effect.needs) : null;
    const needed = when === null ? '' : ` if ${when}`;
    if (effect.kind === 'ongoing-damage' && effect.to === 'self') {
      const at =
        effect.at === 'self-turn-start'
          ? ('turn-start' as const)
          : effect.at === 'self-turn-end'
            ? ('turn-end' as const)
            : null;
      const amount = effect.damage.map(amountWords).join(' plus ');
      return at === null ? [] : [{ at, said: `it takes ${amount}${needed}` }];
    }
    if (effect.kind === 'defence' && effect.how === 'absorb') {
      return [{ at: 'damaged' as const, said: `${effect.types.join(', ')} damage heals it` }];
    }
    if (effect.kind === 'aura' && effect.at.some((at) => at === 'hits-melee')) {
      const said = outcomeText(outcomeOf(effect.effects, around(entry)));
      return [{ at: 'damaged' as const, said: `who hits it from so near: ${said}${needed}` }];
    }
    if (effect.kind === 'modify' && effect.what === 'd20-tests' && entry.trigger === undefined) {
      return [{ at: 'turn-start' as const, said: noteOf(effect) }];
    }
    return [];
  });
}
