import type { Field } from '../arena/field';

/** Whether the fight is decided: one side has no creature that stands, will get up by itself, or is still to come. */
export function isDecided(field: Field): boolean {
  return isBeaten(field, 0) || isBeaten(field, 1);
}

export function isBeaten(field: Field, side: 0 | 1): boolean {
  return (
    (field.standing[side] as number) === 0 &&
    (field.rising[side] as number) === 0 &&
    (field.coming[side] as number) === 0
  );
}
