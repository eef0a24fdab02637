import { expect, it } from 'vitest';
import { emptyMap, type MapSymbol } from '~/maps/map/grid';
import { copyPart } from './selection';
import { placeSymbol, turnThing } from './things';
import { turnPart } from './turn-part';

function hall() {
  const map = emptyMap(20, 20, 'Hall');
  map.cells.fill(1);
  return map;
}

it('a piece of furniture turns by quarters, and comes round', () => {
  const placed = placeSymbol(hall(), { x: 5, y: 5 }, 'bed');
  if (!placed.ok) throw new Error(placed.problem);
  let { map } = placed;
  const turns: MapSymbol['turn'][] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const turned = turnThing(map, { x: 5, y: 5 });
    if (!turned.ok) throw new Error(turned.problem);
    map = turned.map;
    turns.push(map.symbols[0]?.turn);
  }
  expect(turns).toEqual([1, 2, 3, undefined]);
});

it('turns with the part of the map that it stands in; a pillar looks the same from every side', () => {
  const map = hall();
  map.symbols.push({ x: 1, y: 1, kind: 'throne' }, { x: 3, y: 1, kind: 'pillar' });
  const part = turnPart(copyPart(map, { x: 0, y: 0, width: 6, height: 4 }));
  expect(part.symbols.find(({ kind }) => kind === 'throne')?.turn).toBe(1);
  expect(part.symbols.find(({ kind }) => kind === 'pillar')?.turn).toBeUndefined();
});
