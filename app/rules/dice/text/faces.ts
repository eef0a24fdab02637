import type { Compare, Dice } from './expression';

/** A set of whole numbers as a list of ranges, so that a d1000000 costs no more than a d6. */
export type Faces = readonly (readonly [first: number, last: number])[];

const OPPOSITE = { '=': '<>', '<>': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' } as const;

/** Whether a value meets a condition. */
export function meets(value: number, { sign, value: mark }: Compare): boolean {
  switch (sign) {
    case '=':
      return value === mark;
    case '<>':
      return value !== mark;
    case '<':
      return value < mark;
    case '>':
      return value > mark;
    case '<=':
      return value <= mark;
    case '>=':
      return value >= mark;
  }
}

/** The first and last face of a die; a fudge die shows −1, 0 or 1. */
export function faceRange(sides: number | 'F'): readonly [first: number, last: number] {
  return sides === 'F' ? [-1, 1] : [1, sides];
}

/** The faces that meet the condition. */
export function narrow(faces: Faces, { sign, value }: Compare): Faces {
  return faces.flatMap(([first, last]) => {
    const below: [number, number] = [first, Math.min(last, Math.ceil(value) - 1)];
    const above: [number, number] = [Math.max(first, Math.floor(value) + 1), last];
    const at: [number, number] = [
      Math.max(first, Math.ceil(value)),
      Math.min(last, Math.floor(value)),
    ];
    const runs = {
      '=': [at],
      '<>': [below, above],
      '<': [below],
      '>': [above],
      '<=': [[first, Math.min(last, Math.floor(value))] as const],
      '>=': [[Math.max(first, Math.ceil(value)), last] as const],
    }[sign];
    return runs.filter(([from, to]) => from <= to);
  });
}

function without(faces: Faces, compares: readonly Compare[]): Faces {
  return compares.reduce<Faces>(
    (left, { sign, value }) => narrow(left, { sign: OPPOSITE[sign], value }),
    faces,
  );
}

/** The faces that a die can end on after all its rerolls. */
export function facesLeft(dice: Dice): Faces {
  return without([faceRange(dice.sides)], dice.rerollUntil);
}

/** How many faces there are. */
export function sizeOf(faces: Faces): number {
  return faces.reduce((size, [first, last]) => size + last - first + 1, 0);
}

/** The face at an index, from 0, in rising order. */
export function faceAt(faces: Faces, index: number): number {
  let left = index;
  for (const [first, last] of faces) {
    if (left <= last - first) return first + left;
    left -= last - first + 1;
  }
  throw new RangeError(`No face at ${index}`);
}

/** The lowest and highest of the faces; there must be at least one. */
export function endsOf(faces: Faces): readonly [low: number, high: number] {
  return [faceAt(faces, 0), faceAt(faces, sizeOf(faces) - 1)];
}

/** The faces on which a die explodes, and those on which it does not. */
export function explodingFaces(dice: Dice): { explode: Faces; stop: Faces } {
  const faces = facesLeft(dice);
  if (dice.explosion === null) return { explode: [], stop: faces };
  const { compare } = dice.explosion;
  return { explode: narrow(faces, compare), stop: without(faces, [compare]) };
}

/** The probability that one throw of the die, rerolls done, explodes. */
export function explosionChance(dice: Dice): number {
  const all = sizeOf(facesLeft(dice));
  const { explode } = explodingFaces(dice);
  // A face that is rerolled once can only come up as the second throw.
  const again = (all - sizeOf(without(facesLeft(dice), dice.rerollOnce))) / all;
  const lasting = sizeOf(without(explode, dice.rerollOnce)) / all;
  return lasting + again * (sizeOf(explode) / all);
}

/** The value of a face after the least and most of the dice are applied. */
export function countOf(dice: Dice, face: number): number {
  const raised = Math.max(face, dice.least ?? face);
  return Math.min(raised, dice.most ?? raised);
}

/** How many extra dice one die may cause. */
export function longestChain(dice: Dice, cap: number): number {
  if (dice.explosion === null || sizeOf(explodingFaces(dice).explode) === 0) return 0;
  return dice.explosion.once ? 1 : cap;
}
