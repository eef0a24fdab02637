import { CELL, type CellName } from '~/maps/map/cells';
import { DOOR_NAMES } from '~/maps/map/door-names';
import { symbolName } from '~/maps/map/furniture';
import { cellAt, type DungeonMap, type Place, SIDES, STEP } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { GROUND_NAMES } from './drawing-tools';

const NAMES = Object.keys(CELL) as CellName[];

/** Describes a square for screen readers: "Room 3, floor, column 12, row 8; door east". Columns count from 1. */
export function describeSquare(map: DungeonMap, x: number, y: number): string {
  const cell = cellAt(map, x, y);
  const ground = GROUND_NAMES[NAMES.find((name) => CELL[name] === cell) ?? 'rock'].toLowerCase();
  const number = map.room[y * map.width + x] ?? 0;
  const where = `column ${x + 1}, row ${y + 1}`;
  const start =
    number === 0 ? `${capital(ground)}, ${where}` : `Room ${number}, ${ground}, ${where}`;
  const details = [...thingsAt(map, x, y), ...doorsBeside(map, x, y)];
  if (map.locked?.[y * map.width + x] === 1) details.push('locked');
  return details.length === 0 ? start : `${start}; ${details.join(', ')}`;
}

/** Describes the size of a selection. */
export function describeArea({ x, y, width, height }: Squares): string {
  return `${width} by ${height} squares from column ${x + 1}, row ${y + 1}`;
}

function thingsAt(map: DungeonMap, x: number, y: number): string[] {
  const isHere = (thing: Place) => thing.x === x && thing.y === y;
  const door = map.doors.find(isHere);
  const stair = map.stairs.find(isHere);
  return [
    ...(door ? [`${DOOR_NAMES[door.kind].toLowerCase()} here`] : []),
    ...(stair ? [`stairs ${stair.kind} here, ${stair.direction}`] : []),
    ...map.entrances.filter(isHere).map(({ side }) => `entrance from the ${side}`),
    ...map.symbols.filter(isHere).map(({ kind }) => `${symbolName(kind)} here`),
    ...map.labels
      .filter(isHere)
      .map(
        ({ text, players }) =>
          `label “${text}”, ${players ? 'players see it' : 'game master only'}`,
      ),
  ];
}

function doorsBeside(map: DungeonMap, x: number, y: number): string[] {
  return SIDES.flatMap((side) => {
    const door = map.doors.find((one) => one.x === x + STEP[side].x && one.y === y + STEP[side].y);
    return door ? [`${DOOR_NAMES[door.kind].toLowerCase()} ${side}`] : [];
  });
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
