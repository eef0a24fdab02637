import type { DamageRoll, Roll, RollKind } from '~/dice-tray/roll';
import { CONDITIONS } from '~/rules/conditions';
import { plain, written } from './packed-words';
import type { Segment } from './statblock';

const PART = '_';

/**
 * Packs a line: rolls in braces, spells, conditions and creatures in brackets, the rest as text; `name` is its subject.
 */
export function packedSegments(segments: readonly Segment[], name: string): string {
  return segments.map((segment) => packedSegment(segment, name)).join('');
}

/** Unpacks a packed line. */
export function unpackedSegments(packed: string, name: string): Segment[] {
  const pieces = packed.matchAll(/\{(.*?)\}|\[(.*?)\]|\^(.*?)\^|\*(.*?)\*|[^{[^*]+/g);
  return Array.from(pieces, ([whole, roll, spell, em, strong]): Segment => {
    if (roll !== undefined) return unpackedRoll(roll, name);
    if (spell !== undefined) {
      const [text = '', id, creature] = spell.split(PART).map(plain);
      if (creature !== undefined) return { text, creature: creature || slugOf(text) };
      const condition = text === '' && CONDITIONS.find((one) => one === id?.toLowerCase());
      if (condition) return { text: id ?? condition, condition };
      return { text, spell: id ?? slugOf(text) };
    }
    if (em !== undefined) return { em: plain(em) };
    return strong === undefined ? plain(whole) : { strong: plain(strong) };
  });
}

function packedSegment(segment: Segment, name: string): string {
  if (typeof segment === 'string') return written(segment);
  if ('em' in segment) return `^${written(segment.em)}^`;
  if ('strong' in segment) return `*${written(segment.strong)}*`;
  if ('roll' in segment) return `{${packedRoll(segment, name)}}`;
  if ('condition' in segment) return `[${PART}${written(segment.text)}]`;
  if ('creature' in segment) {
    const { text, creature } = segment;
    return `[${[text, '', creature === slugOf(text) ? '' : creature].map(written).join(PART)}]`;
  }
  const { text, spell } = segment;
  return `[${[text, ...(spell === slugOf(text) ? [] : [spell])].map(written).join(PART)}]`;
}

function packedRoll({ text, roll }: Extract<Segment, { roll: Roll }>, name: string): string {
  const { kind, dice, atLeast, damage } = roll;
  const of = roll.of === usualOf(kind, name) ? '' : roll.of;
  const parts = [
    text,
    kind.charAt(0),
    of.startsWith(`${name}, `) ? of.slice(name.length) : of,
    dice === usualDice(text) ? '' : dice,
    atLeast === undefined ? '' : String(atLeast),
    damage?.map((part) => `${part.dice} ${part.type}`).join(';') ?? '',
  ].map(written);
  return parts.join(PART).replace(/_+$/, '');
}

function unpackedRoll(packed: string, name: string): Segment {
  const [text = '', letter, of = '', dice, atLeast, damage] = packed.split(PART).map(plain);
  const kind = KINDS.find((one) => one.startsWith(letter ?? '')) ?? 'other';
  return {
    text,
    roll: {
      kind,
      of: of.startsWith(', ') ? name + of : of || usualOf(kind, name),
      dice: dice || usualDice(text),
      ...(atLeast && { atLeast: Number(atLeast) }),
      ...(damage && { damage: damage.split(';').map(unpackedDamage) }),
    },
  };
}

function unpackedDamage(packed: string): DamageRoll {
  const [dice = '', ...type] = packed.split(' ');
  return { dice, type: type.join(' ') };
}

/** Each kind must begin with a different letter. */
const KINDS: readonly RollKind[] = [
  'attack',
  'check',
  'save',
  'initiative',
  'damage',
  'hit-points',
  'recharge',
  'other',
];

function usualOf(kind: RollKind, name: string): string {
  return kind === 'attack' ? `${name}, to hit` : name;
}

/** The dice that a text implies: "+4", "5 (1d6 + 2)", "d20". */
function usualDice(text: string): string {
  const dice = (/\((.*)\)/.exec(text)?.[1] ?? text).replace(/\s/g, '').replace(/[−–]/g, '-');
  return /^[+-]/.test(dice) ? `1d20${dice}` : dice.replace(/^d/, '1d');
}

function slugOf(spell: string): string {
  return spell.replace(/['’]/g, '').replace(/[^a-z0-9]+/g, '-');
}
