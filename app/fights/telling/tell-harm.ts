import { ABILITY_NAMES } from '~/rules/ability';
import { WEAPON_TYPES } from '~/rules/damage-types';
import { type DefenceReason, damageTaken } from '../harm/damage';
import type { DeedOf, SavedRoll, Struck } from '../log/deeds';
import { combatantOf } from '../people/people';
import { type Around, nameIn } from './names';

/** "Mira fails a Dexterity save (7 against DC 15) and takes 28 fire from the lich's fireball, 14 after resistance." */
export function tellHarm(deed: DeedOf<'harm'>, around: Around): string[] {
  const source = sourceOf(deed, around);
  return deed.struck.map((struck) => {
    if (struck.attack?.hit === false) return missed(deed, struck, around);
    const name = nameIn(around, struck.who);
    // A deed without damage only mentions its save or hit; the effects follow in lines of their own.
    if (struck.parts.every(({ amount }) => amount === 0)) {
      return `${name} ${unhurt(struck, source)}.`;
    }
    const saved = struck.save === undefined ? '' : `${saveWords(struck.save)} and `;
    const hit = struck.critical ? ' (critical hit)' : '';
    return `${name} ${saved}${takes(deed, struck, around)}${source}${hit}${after(deed, struck, around)}.`;
  });
}

/**
 * "is hit by the goblin's net and takes no damage", "fails a Wisdom save (8 against DC 15) against the lich's gaze".
 */
function unhurt({ save, attack, lasting }: Struck, source: string): string {
  if (save !== undefined) return `${saveWords(save)}${source.replace(/^ from/, ' against')}`;
  const by = source.replace(/^ from/, ' by');
  if (attack?.hit) return `is hit${by} and takes no damage`;
  return lasting.length > 0 ? `is struck${by}` : `takes no damage${source}`;
}

/** "Goblin 1 misses Mira with its scimitar (9 against AC 16)." */
function missed(deed: DeedOf<'harm'>, { who, attack }: Struck, around: Around): string {
  const means = deed.with === null ? '' : ` with ${deed.with}`;
  const ac = attack === undefined ? '' : `AC ${attack.ac}`;
  const rolled = attack?.total == null ? ac : `${attack.total} against ${ac}`;
  return `${nameIn(around, deed.by)} misses ${nameIn(around, who)}${means} (${rolled}).`;
}

/** " from the lich's fireball", " from Goblin 1", " from fireball". */
function sourceOf({ by, with: means }: DeedOf<'harm' | 'heal'>, around: Around): string {
  const name = by === null ? null : nameIn(around, by);
  if (name === null) return means === null ? '' : ` from ${means}`;
  return means === null ? ` from ${name}` : ` from ${name}’s ${means}`;
}

function takes({ manner }: DeedOf<'harm'>, struck: Struck, around: Around): string {
  const how = manner.magical && !manner.spell ? ' magical' : '';
  const dealt = struck.parts.map(({ amount, type }) =>
    type === null ? amount : `${amount}${WEAPON_TYPES.includes(type) ? how : ''} ${type}`,
  );
  const share = struck.share === 0.5 ? 'half of ' : struck.share === 2 ? 'twice ' : '';
  const isGone = combatantOf(around.before, struck.who)?.death.state === 'dead';
  if (isGone) return 'is already dead and takes no damage';
  if (struck.share === 0) return 'takes no damage';
  return `takes ${share}${dealt.join(' plus ')}`;
}

const REASONS: Readonly<Record<DefenceReason, string>> = {
  immune: 'immunity',
  resistant: 'resistance',
  vulnerable: 'vulnerability',
  'resistant-and-vulnerable': 'resistance and vulnerability',
};

/** The damage taken if it differs from the damage dealt, and what temporary hit points absorbed. */
function after(deed: DeedOf<'harm'>, struck: Struck, around: Around): string {
  const before = combatantOf(around.before, struck.who);
  const now = combatantOf(around.after, struck.who);
  if (before === null || now === null || before.death.state === 'dead') return '';
  // A target struck several times by the same deed is reported per strike, not as a sum.
  const alone = deed.struck.filter(({ who }) => who === struck.who).length === 1;
  const { parts } = damageTaken(before, struck, deed.manner, around.before.settings.edition);
  const reasons = [...new Set(parts.flatMap(({ why }) => (why === null ? [] : [REASONS[why]])))];
  const total = alone
    ? now.tally.taken - before.tally.taken
    : parts.reduce((sum, { taken }) => sum + taken, 0);
  const whole = struck.parts.reduce((sum, { amount }) => sum + amount, 0);
  const why = reasons.length === 0 ? '' : ` after ${reasons.join(' and ')}`;
  const kept = alone && now.temporary < before.temporary && total > 0;
  const absorbed = kept
    ? `, ${Math.min(before.temporary - now.temporary, total)} of it to temporary hit points`
    : '';
  if (struck.share === 0 || (total === whole && why === '')) return absorbed;
  return `, ${total}${why}${why === '' ? ' in all' : ''}${absorbed}`;
}

/** "fails a Dexterity save (7 against DC 15)", to follow a name. */
export function saveWords({ ability, dc, dice, total, succeeded, legendary }: SavedRoll): string {
  const made = succeeded || legendary ? 'succeeds on' : 'fails';
  const shown =
    total === null ? '' : `${total}${dice.length > 1 ? ` of ${dice.join(' and ')}` : ''} against `;
  const how = legendary ? ' by legendary resistance' : '';
  const article = /^[AEIOU]/.test(ABILITY_NAMES[ability]) ? 'an' : 'a';
  return `${made} ${article} ${ABILITY_NAMES[ability]} save (${shown}DC ${dc})${how}`;
}

/** "Mira regains 8 hit points from Aster's Cure Wounds." */
export function tellHeal(deed: DeedOf<'heal'>, around: Around): string[] {
  return deed.healed.map(({ who, amount }) => {
    const before = combatantOf(around.before, who);
    const now = combatantOf(around.after, who);
    const times = deed.healed.filter((one) => one.who === who).length;
    const gained = before && now && times === 1 ? now.hitPoints - before.hitPoints : amount;
    if (before?.death.state === 'dead' && !deed.revives) {
      return `${nameIn(around, who)} is dead: healing does nothing.`;
    }
    const some =
      gained === amount || before?.sheet.uncounted ? '' : `, of which it needs ${gained}`;
    return `${nameIn(around, who)} regains ${amount} hit points${sourceOf(deed, around)}${some}.`;
  });
}

/** "Mira gains 8 temporary hit points." */
export function tellShield(deed: DeedOf<'shield'>, around: Around): string[] {
  return deed.given.map(({ who, amount }) => {
    const now = combatantOf(around.after, who)?.temporary ?? amount;
    const kept = now === amount ? '' : ` and keeps ${now}`;
    return `${nameIn(around, who)} gains ${amount} temporary hit points${kept}.`;
  });
}
