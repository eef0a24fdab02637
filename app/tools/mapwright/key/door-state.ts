import type { DoorKind } from '~/maps/map/grid';
import type { Random } from '~/rules/random';

export type DoorState =
  | 'open'
  | 'closed'
  | 'stuck'
  | 'locked'
  | 'barred'
  | 'trapped'
  | 'hidden'
  | 'lowered';

/** Difficulty classes to notice, to pick a lock or disarm a trap, and to break or lift; null where no roll is needed. */
export type DoorDcs = { spot: number | null; pick: number | null; break: number | null };

export type DoorDetail = { state: DoorState; material: string; dcs: DoorDcs };

/** The materials of doors, and how much they add to the DC of breaking a plain one. */
const MATERIALS: readonly { name: string; harder: number }[] = [
  { name: 'thin boards', harder: -3 },
  { name: 'wood', harder: 0 },
  { name: 'wood', harder: 0 },
  { name: 'oak bound with iron', harder: 3 },
  { name: 'stone', harder: 6 },
  { name: 'iron', harder: 8 },
];

/** The state of a door of this kind, with its difficulty classes on the usual scale: 10 easy, 15 medium, 20 hard. */
export function doorDetail(kind: DoorKind, random: Random): DoorDetail {
  const { name: material, harder } = random.pick(MATERIALS);
  const chance = random.below(100);
  const strength = 13 + harder + random.below(3);
  const cunning = 11 + random.below(8);
  switch (kind) {
    case 'archway':
      return {
        state: 'open',
        material: 'dressed stone',
        dcs: { spot: null, pick: null, break: null },
      };
    case 'door':
      if (chance < 25) {
        return {
          state: 'stuck',
          material,
          dcs: { spot: null, pick: null, break: Math.max(8, strength - 3) },
        };
      }
      return {
        state: chance < 40 ? 'open' : 'closed',
        material,
        dcs: { spot: null, pick: null, break: null },
      };
    case 'locked':
      if (chance < 25)
        return { state: 'barred', material, dcs: { spot: null, pick: null, break: strength + 3 } };
      return { state: 'locked', material, dcs: { spot: null, pick: cunning, break: strength } };
    case 'trapped':
      return {
        state: 'trapped',
        material,
        dcs: { spot: cunning, pick: cunning + random.below(3), break: strength },
      };
    case 'secret':
      return {
        state: 'hidden',
        material: 'stone like the wall',
        dcs: { spot: cunning + 3, pick: null, break: strength + 4 },
      };
    case 'portcullis':
      return {
        state: 'lowered',
        material: 'iron bars',
        dcs: { spot: null, pick: null, break: 18 + random.below(5) },
      };
  }
}
