import { DAMAGE_TYPES } from '~/rules/damage-types';
import type { Entry } from '../../records/former/action-record';
import type { FormerMonster } from '../../records/former/monster-record';

/** Parses a Regeneration trait: hit points per turn, damage types that stop it for a turn, and its requirement. */
export function regenerationOf(traits: readonly Entry[]): FormerMonster['regeneration'] {
  const text = traits.find((trait) => trait.tag === 'regeneration')?.text;
  const hitPoints = /regains (\d+) hit points at the start of its turn/.exec(text ?? '')?.[1];
  if (text === undefined || hitPoints === undefined) return null;
  const stop = /takes ([^.]*?damage[^.]*?), this trait doesn't function/.exec(text)?.[1] ?? '';
  return {
    hitPoints: Number(hitPoints),
    stoppedBy: DAMAGE_TYPES.filter((type) => stop.includes(type)),
    needs: /at the start of its turn if it ([^.]+)\./.exec(text)?.[1] ?? null,
  };
}
