import { z } from 'zod';
import { ABILITIES } from '~/rules/ability';
import { damagePart } from './damage-part';
import { endings } from './endings';
import { needs, STATES } from './needs';
import {
  ability,
  area,
  condition,
  damageType,
  dice,
  feet,
  few,
  line,
  SIZES,
  slug,
  whole,
} from './record-parts';

/** Who bears an effect that names nobody: the target of what leads to it. */
const bearer = z
  .enum(['self', 'target', 'allies', 'self-and-allies', 'attacker', 'everyone-inside'])
  .optional();

/** An amount: dice and a bonus with their average as print has it, a flat number (`dice` null), or a share of the damage dealt. */
export const amount = z.strictObject({
  dice: dice.nullable().default(null),
  bonus: whole(-99, 9999).default(0),
  average: whole(0, 9999).default(0),
  /** Besides or instead: that much of the damage that was just dealt. */
  share: z.enum(['damage', 'half-damage', 'double-damage']).optional(),
  /** The caster's spellcasting ability modifier is added. */
  addsModifier: z.boolean().optional(),
  full: z.boolean().optional(),
  /** One amount that its maker divides among the targets. */
  pool: z.boolean().optional(),
  /** As many as the form that is taken has. */
  ofForm: z.boolean().optional(),
});

const dealt = z.strictObject({
  kind: z.literal('damage'),
  damage: z.array(damagePart).min(1).max(8),
  to: bearer,
  /** The target takes it at this moment instead of at once. */
  /** Dealt anew for every so many feet that the target moves, falls or is thrown. */
  perFeet: feet.optional(),
  /** It takes nobody below so many hit points. */
  leaves: whole(1, 100).optional(),
  later: z
    .enum(['target-turn-start', 'target-turn-end', 'self-turn-start', 'self-turn-end'])
    .optional(),
  needs,
});

const suffered = z.strictObject({
  kind: z.literal('condition'),
  /** All of them at once. */
  conditions: z.array(condition).min(1).max(4),
  /** Levels of exhaustion. */
  levels: whole(1, 6).optional(),
  to: bearer,
  ends: endings,
  /** The limbs that hold: of so many, this hold takes so many. */
  limbs: z
    .strictObject({ part: line(40), of: whole(1, 12), uses: whole(1, 12).default(1) })
    .optional(),
  /** Holds only as long as this other condition, which the same entry brought: "restrained until this grapple ends". */
  whileCondition: condition.optional(),
  /** Takes the place of this condition, as a second stage does. */
  replaces: condition.optional(),
  needs,
});

/** A state that the rules have no condition for. What it does besides stands in the effects behind it. */
const state = z.strictObject({
  kind: z.literal('state'),
  state: z.enum(STATES),
  to: bearer,
  ends: endings,
  capacity: whole(1, 20).optional(),
  capacitySize: z.enum(SIZES).optional(),
  totalCover: z.boolean().optional(),
  /** Damage in one turn from inside that may free all inside, by a save of the swallower's. */
  freedBy: z.strictObject({ damage: whole(1, 999), dc: whole(1, 40), ability }).optional(),
  /** How far from the dead swallower one comes out, at the cost of so many feet of movement. */
  exitFeet: feet.optional(),
  needs,
});

/** Damage that comes again and again while something lasts. */
const ongoing = z.strictObject({
  kind: z.literal('ongoing-damage'),
  damage: z.array(damagePart).min(1).max(8),
  at: z.enum([
    'target-turn-start',
    'target-turn-end',
    'self-turn-start',
    'self-turn-end',
    'round',
    'minute',
    'ten-minutes',
    'hour',
    'day',
  ]),
  to: bearer,
  whileCondition: condition.optional(),
  whileState: z.enum(STATES).optional(),
  ends: endings,
  needs,
});

const heal = z.strictObject({
  kind: z.literal('heal'),
  amount,
  to: bearer,
  at: z.enum(['once', 'self-turn-start']).optional(),
  needs,
});
const temporary = z.strictObject({
  kind: z.literal('temporary-hit-points'),
  amount,
  at: z.enum(['once', 'target-turn-start', 'self-turn-start']).optional(),
  to: bearer,
  ends: endings,
  needs,
});

/** Hit point maximum or an ability score that goes down; `diesAtZero`, and as what it rises then. */
const drain = z.strictObject({
  kind: z.literal('drain'),
  of: z.enum(['hit-point-maximum', ...ABILITIES]),
  amount,
  to: bearer,
  diesAtZero: z.boolean().optional(),
  /** Again and again, for as long as what brought it lasts. */
  every: z.enum(['turn', 'hour', 'day']).optional(),
  ends: endings,
  needs,
});

/** Forced movement, straight where nothing else is said. */
const push = z.strictObject({
  kind: z.literal('move'),
  direction: z.enum([
    'away',
    'toward',
    'any',
    'up',
    'with-self',
    'into-self',
    'beside-self',
    'to-attacker',
  ]),
  feet: feet.optional(),
  to: bearer,
  needs,
});

/** The creature's own movement: so much of its speed, or so many feet. */
const go = z.strictObject({
  kind: z.literal('go'),
  by: z.enum(['any', 'walk', 'fly', 'swim', 'climb', 'burrow', 'jump']).default('any'),
  share: z.union([z.literal(0.5), z.literal(1), z.literal(2)]).optional(),
  feet: feet.optional(),
  highFeet: feet.optional(),
  costFeet: feet.optional(),
  toward: z.boolean().optional(),
  provokes: z.boolean().optional(),
  through: z.enum(SIZES).optional(),
  to: bearer,
  needs,
});

const teleport = z.strictObject({
  kind: z.literal('teleport'),
  feet: feet.optional(),
  to: bearer,
  withOthers: whole(1, 20).optional(),
  swapsWith: z.enum(['ally', 'target']).optional(),
  needs,
});

/** One thing that is better or worse than the rules have it, for as long as it lasts. */
export const MODIFIERS = [
  'ac',
  'attack-rolls',
  'damage-rolls',
  'checks',
  'saves',
  'd20-tests',
  'attacks-against',
  'spell-attacks-against',
  'speed',
  'fly-speed',
  'swim-speed',
  'climb-speed',
  'initiative',
  'hit-point-maximum',
  'actions',
  'bonus-actions',
  'reactions',
  'action-or-bonus-action',
  'attacks',
  'healing',
  'concentration',
  'speech',
  'verbal-spells',
  'teleporting',
  'rests',
  'opportunity-attacks',
  'stealth',
  'reach',
  'strength-tests',
  'critical-hits',
  'weapon',
  'armor',
  'spell-save-dc',
  'death-saves',
  'size',
  'damage-taken',
  'melee-damage',
  'sight',
  'hearing',
  'ability-score',
  'exhaustion',
  'turns',
  'range',
  'magic-from-outside',
] as const;
const modify = z.strictObject({
  kind: z.literal('modify'),
  what: z.enum(MODIFIERS),
  how: z.enum([
    'advantage',
    'disadvantage',
    'plus',
    'minus',
    'half',
    'double',
    'zero',
    'none',
    'set',
    'succeed',
    'fail',
    'gain',
    'maximum',
  ]),
  value: whole(0, 9999).optional(),
  /** Of damage rolls: the kind that is added. */
  damageType: damageType.optional(),
  dice: dice.optional(),
  abilities: z.array(ability).min(1).max(6).optional(),
  skills: z.array(line(30)).min(1).max(8).optional(),
  /** Against what: "spells", "being-frightened", "being-charmed", "turning". */
  against: z.array(line(60)).min(1).max(8).optional(),
  to: bearer,
  ends: endings,
  needs,
});

/** Resistance, immunity, vulnerability or absorbing (healed by it) that comes with something. */
const defend = z.strictObject({
  kind: z.literal('defence'),
  how: z.enum(['resist', 'immune', 'vulnerable', 'absorb']),
  types: few(damageType, 13),
  /** Its maker chooses one of the types. */
  chosen: z.boolean().optional(),
  /** Against what alone: magic, creatures of some types … */
  against: z.array(line(60)).min(1).max(8).optional(),
  all: z.boolean().optional(),
  nonmagical: z.boolean().optional(),
  conditions: z.array(condition).min(1).max(15).optional(),
  to: bearer,
  ends: endings,
  needs,
});

/** A spell cast by an entry; how is in the record's spellcasting, or here. */
const cast = z.strictObject({
  kind: z.literal('cast'),
  spells: z
    .array(z.strictObject({ id: slug, level: whole(0, 9).optional() }))
    .min(1)
    .max(12),
  ability: ability.optional(),
  dc: whole(1, 40).optional(),
  toHit: whole(-10, 40).optional(),
  perDay: whole(1, 20).optional(),
  noComponents: z.boolean().optional(),
  to: bearer,
  needs,
});

/** "Does this other action": entries of the same record by key. */
const perform = z.strictObject({
  kind: z.literal('perform'),
  anyOf: z.array(slug).min(1).max(12),
  times: whole(1, 10).default(1),
  needs,
});

/** Actions of the rules: Dash, Disengage, Dodge, Hide, Help. */
const act = z.strictObject({
  kind: z.literal('act'),
  anyOf: z
    .array(
      z.enum([
        'dash',
        'disengage',
        'dodge',
        'hide',
        'help',
        'search',
        'attack',
        'opportunity-attack',
        'cast',
        'use-object',
      ]),
    )
    .min(1)
    .max(8),
  all: z.boolean().optional(),
  to: bearer,
  needs,
});

const summon = z.strictObject({
  kind: z.literal('summon'),
  /** Slugs in the same source, or names where it has none. */
  anyOf: z
    .array(
      z.strictObject({
        creature: line(80),
        count: whole(1, 100).optional(),
        dice: dice.optional(),
      }),
    )
    .min(1)
    .max(12),
  chancePercent: whole(1, 100).optional(),
  withinFeet: feet.optional(),
  /** They arrive after so many rounds. */
  delay: dice.optional(),
  mostControlled: whole(1, 100).optional(),
  /** It rises from whoever dies by this, after a span. */
  from: z.enum(['nothing', 'the-dead', 'itself', 'the-surroundings']).default('nothing'),
  ends: endings,
  needs,
});

const shape = z.strictObject({
  kind: z.literal('shape'),
  forms: z.array(line(120)).min(1).max(12),
  /** What it keeps or takes: hit points of the form, or temporary ones; damage beyond them carries over. */
  hitPoints: z.enum(['own', 'of-form', 'temporary-of-form']).optional(),
  carriesOver: z.boolean().optional(),
  to: bearer,
  ends: endings,
  needs,
});
const end = z.strictObject({
  kind: z.literal('end'),
  conditions: z.array(condition).max(15).optional(),
  states: z.array(z.enum(STATES)).max(13).optional(),
  what: z
    .enum(['concentration', 'spell', 'curse', 'disease', 'poison', 'this', 'magic'])
    .optional(),
  to: bearer,
  needs,
});
const die = z.strictObject({
  kind: z.literal('die'),
  how: z.enum(['dies', 'zero-hit-points', 'destroyed', 'stable']).default('dies'),
  to: bearer,
  needs,
});
/** Who came through once is safe from this entry for so long. */
const immunity = z.strictObject({ kind: z.literal('immunity'), hours: whole(1, 8760), needs });
const space = z.strictObject({
  kind: z.literal('space'),
  what: z.enum([
    'difficult',
    'darkness',
    'light',
    'fog',
    'silence',
    'zone',
    'wall',
    'web',
    'water',
    'fire',
    'antimagic',
  ]),
  area: area.optional(),
  brightFeet: feet.optional(),
  dimFeet: feet.optional(),
  moves: feet.optional(),
  ends: endings,
  needs,
});
/** Comes back after its death, or after a span. */
const returns = z.strictObject({
  kind: z.literal('return'),
  dice: dice.optional(),
  amount: whole(1, 1000).optional(),
  unit: z.enum(['at-once', 'round', 'hour', 'day', 'sunset']).default('day'),
  hitPoints: whole(1, 999).optional(),
  needs,
});
const regenerate = z.strictObject({
  kind: z.literal('regenerate'),
  hitPoints: whole(1, 500),
  stoppedBy: few(damageType, 13),
  keepsAlive: z.boolean().optional(),
  needs,
});
/** Less damage than was dealt: parry, deflect, evasion, redirect. */
const reduce = z.strictObject({
  kind: z.literal('reduce'),
  by: z.enum(['amount', 'half', 'all']),
  amount: amount.optional(),
  redirects: z.boolean().optional(),
  needs,
});
/** Objects and weapons: a shield that rusts, a weapon that returns. */
const thing = z.strictObject({
  kind: z.literal('object'),
  does: z.enum(['damages', 'destroys', 'drops', 'returns', 'ignites', 'creates', 'takes']),
  penalty: whole(1, 20).optional(),
  destroyedAt: whole(0, 30).optional(),
  ac: whole(0, 40).optional(),
  hitPoints: whole(1, 999).optional(),
  damage: few(damagePart, 4),
  feet: feet.optional(),
  needs,
});
/** A rule that is no matter of a fight, or that its tag says in full; with the numbers that its words have. */
const rule = z.strictObject({
  kind: z.literal('rule'),
  feet: z.array(feet).min(1).max(6).optional(),
  dcs: z.array(whole(1, 60)).min(1).max(4).optional(),
  dice: z.array(dice).min(1).max(6).optional(),
  bonuses: z.array(whole(-20, 40)).min(1).max(4).optional(),
  ability: ability.optional(),
  needs,
});
/** A mechanic that stays prose. */
const words = z.strictObject({ kind: z.literal('words'), text: line(300) });

export const ATOMS = [
  dealt,
  suffered,
  state,
  ongoing,
  heal,
  temporary,
  drain,
  push,
  go,
  teleport,
  modify,
  defend,
  cast,
  perform,
  act,
  summon,
  shape,
  end,
  die,
  immunity,
  space,
  returns,
  regenerate,
  reduce,
  thing,
  rule,
  words,
] as const;

export const atom = z.discriminatedUnion('kind', ATOMS);
export type Atom = z.infer<typeof atom>;
