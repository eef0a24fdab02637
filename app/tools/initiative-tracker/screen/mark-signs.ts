import type { LastingSeed } from '~/fights/sheet/lasting';
import type { Condition } from '~/rules/conditions';

/** The signs of the conditions, so that they differ without colour. */
export const CONDITION_SIGNS: Readonly<Record<Condition, string>> = {
  blinded: '◐',
  charmed: '♥',
  deafened: '◌',
  exhaustion: '▽',
  frightened: '!',
  grappled: '✊',
  incapacitated: '∅',
  invisible: '◇',
  paralyzed: '✕',
  petrified: '▣',
  poisoned: '☠',
  prone: '▁',
  restrained: '#',
  stunned: '✶',
  unconscious: 'z',
};

export const MARK_SHAPES: Readonly<Record<LastingSeed['sign'], string>> = {
  circle: '●',
  square: '■',
  triangle: '▲',
  diamond: '◆',
  star: '★',
  cross: '✚',
  drop: '♦',
  moon: '☾',
  shield: '⛨',
  skull: '☠',
};

/** The sign of an effect: that of its first condition, or its own. */
export function markSign({
  conditions: [first],
  sign,
}: {
  readonly conditions: readonly Condition[];
  readonly sign: LastingSeed['sign'];
}): string {
  return first ? CONDITION_SIGNS[first] : MARK_SHAPES[sign];
}
