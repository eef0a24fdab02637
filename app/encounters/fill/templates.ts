import type { Role } from '../menace/role-names';

/** A kind of creature that a template needs. */
export type Slot = {
  /** Minimum and maximum count, both inclusive. */
  readonly count: readonly [number, number];
  /** Its share of the points, relative to the shares of the other slots. */
  readonly share: number;
  /** Preferred roles. */
  readonly roles: readonly Role[];
  /** The round in which it arrives; null: from the beginning. */
  readonly round: number | null;
  /** Prefer legendary creatures. */
  readonly grand?: boolean;
};

export type Template = {
  readonly id: string;
  readonly name: string;
  /** A short description of the resulting fight. */
  readonly words: string;
  readonly slots: readonly Slot[];
};

const slot = (
  count: readonly [number, number],
  share: number,
  roles: readonly Role[] = [],
  more: Partial<Slot> = {},
): Slot => ({ count, share, roles, round: null, ...more });

/** The templates for generated fights. All creatures of a slot are of the same kind. */
export const TEMPLATES: readonly Template[] = [
  {
    id: 'boss',
    name: 'Boss',
    words: 'one creature that is worth the whole fight',
    slots: [slot([1, 1], 1, [], { grand: true })],
  },
  {
    id: 'boss-minions',
    name: 'Boss and minions',
    words: 'one that leads, and those who fall',
    slots: [
      slot([1, 1], 3, ['leader', 'controller', 'bruiser'], { grand: true }),
      slot([2, 8], 2, ['skirmisher', 'bruiser', 'artillery']),
    ],
  },
  {
    id: 'pair',
    name: 'Pair',
    words: 'two that complement each other',
    slots: [
      slot([1, 1], 1, ['bruiser', 'skirmisher']),
      slot([1, 1], 1, ['artillery', 'controller', 'leader']),
    ],
  },
  {
    id: 'trio',
    name: 'Trio',
    words: 'three, two of them of one kind',
    slots: [slot([1, 1], 1), slot([2, 2], 1)],
  },
  {
    id: 'horde',
    name: 'Horde',
    words: 'many of one kind',
    slots: [slot([8, 20], 1, ['bruiser', 'skirmisher'])],
  },
  {
    id: 'ambush',
    name: 'Ambush',
    words: 'some that come near, some that shoot',
    slots: [slot([2, 5], 1, ['skirmisher']), slot([2, 4], 1, ['artillery'])],
  },
  {
    id: 'company',
    name: 'Mixed company',
    words: 'a leader, those in front, those behind',
    slots: [
      slot([1, 1], 2, ['leader', 'controller']),
      slot([1, 4], 2, ['bruiser']),
      slot([1, 3], 1, ['artillery', 'skirmisher']),
    ],
  },
  {
    id: 'waves',
    name: 'Two waves',
    words: 'some now, others in the third round',
    slots: [
      slot([1, 5], 1, ['bruiser', 'skirmisher']),
      slot([1, 5], 1, ['artillery', 'controller'], { round: 3 }),
    ],
  },
];

/** The template with this id; null if none. */
export function templateOf(id: string): Template | null {
  return TEMPLATES.find((one) => one.id === id) ?? null;
}
