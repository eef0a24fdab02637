import { feetBetween, squareName } from '~/rules/battle-grid';
import type { DeedOf } from '../log/deeds';
import { type Around, nameIn } from './names';

/** Describes what happens on the map. */
export function tellMat(
  deed: DeedOf<'mat' | 'mat-place' | 'mat-uncover'>,
  around: Around,
): string[] {
  switch (deed.do) {
    case 'mat':
      return [deed.map === null ? 'The map is removed.' : `The map is “${deed.map.name}”.`];
    case 'mat-place': {
      const [first, ...more] = deed.placed;
      if (first === undefined) return [];
      return more.length === 0
        ? [tellToken(first, around)]
        : [`${deed.placed.length} tokens are placed on the map.`];
    }
    case 'mat-uncover': {
      const what = deed.areas === 'all' ? 'The whole map' : (deed.what ?? 'Part of the map');
      return [`${what} is ${deed.on ? 'uncovered' : 'covered'}.`];
    }
  }
}

function tellToken({ who, at }: DeedOf<'mat-place'>['placed'][number], around: Around): string {
  const name = nameIn(around, who);
  if (at === null) return `${name} is removed from the map.`;
  const tokens = around.before.mat?.tokens ?? {};
  const from = Object.hasOwn(tokens, who) ? tokens[who] : undefined;
  return from === undefined
    ? `${name} stands at ${squareName(at)}.`
    : `${name} moves ${feetBetween(from, at)} ft. to ${squareName(at)}.`;
}
