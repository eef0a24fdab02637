import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import type { Squares } from '~/maps/map/squares';
import { fingerprint } from '../../../../tests/harness/map-fingerprint';
import { generateMap } from '../generate/generate';
import { type EditorAction, editorReducer } from './editor';
import { type EditorState, openEditor } from './editor-state';

function run(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state);
}

const command = (id: string): EditorAction => ({ type: 'command', id });
const times = (count: number, id: string) => Array.from({ length: count }, () => command(id));
const press = (x: number, y: number): EditorAction => ({ type: 'press', at: { x, y } });
const drag = (x: number, y: number): EditorAction => ({ type: 'drag', at: { x, y } });
const lift: EditorAction = { type: 'lift' };
const select: EditorAction = { type: 'choose', choices: { tool: 'select' } };
const selected = (state: EditorState, selection: Squares): EditorState => ({ ...state, selection });

const MOVES = {
  'move-west': [-1, 0],
  'move-north': [0, -1],
  'move-east': [1, 0],
  'move-south': [0, 1],
} as const;
type Move = keyof typeof MOVES;
const move = fc.constantFrom(...(Object.keys(MOVES) as Move[]));

/** A statue at 4, 4 in a room of 6 by 6 at 2, 2, with only its surroundings selected. */
function statue(): EditorState {
  return selected(
    run(
      openEditor(emptyMap(30, 24, 'One statue')),
      { type: 'choose', choices: { tool: 'rectangle' } },
      press(2, 2),
      drag(7, 7),
      lift,
      { type: 'choose', choices: { tool: 'symbol', symbol: 'statue' } },
      press(4, 4),
      select,
    ),
    { x: 2, y: 2, width: 6, height: 6 },
  );
}

const statueOf = ({ map }: EditorState) => map.symbols.map(({ x, y }) => [x, y]);

describe('a part that hangs over the edge of the map', () => {
  const edges = [
    ['west', 'move-west', 'move-east', [-2, 0]],
    ['north', 'move-north', 'move-south', [0, -2]],
  ] as const;
  it.each(edges)('is lifted anew where it lies: %s', (_side, out, back, [x, y]) => {
    // Two squares beyond the edge; locking is a separate edit, so the part is put down there.
    const lain = run(statue(), ...times(4, out), command('lock'));
    expect(lain.selection).toEqual({ x: 2 + 2 * x, y: 2 + 2 * y, width: 6, height: 6 });
    expect(statueOf(lain)).toEqual([[4 + 2 * x, 4 + 2 * y]]);
    const moved = run(lain, command(back));
    expect(statueOf(moved)).toEqual([[4 + 2 * x - x / 2, 4 + 2 * y - y / 2]]);
    expect(moved.selection).toEqual({
      x: x === 0 ? 2 : 1,
      y: y === 0 ? 2 : 1,
      width: x === 0 ? 6 : 4,
      height: y === 0 ? 6 : 4,
    });
  });

  it('is carried by the pointer from where it lies', () => {
    const lain = run(statue(), ...times(4, 'move-west'), command('lock'));
    const moved = run(lain, press(1, 4), drag(11, 4), lift);
    expect(statueOf(moved)).toEqual([[10, 4]]);
    expect(moved.selection).toEqual({ x: 10, y: 2, width: 4, height: 6 });
  });

  it('turns whole while it floats, and comes in from the edge', () => {
    const hanging = run(statue(), ...times(5, 'move-west'));
    expect(statueOf(hanging)).toEqual([]);
    const turned = run(hanging, command('turn-part'));
    expect(turned.selection).toEqual({ x: 0, y: 2, width: 6, height: 6 });
    expect(statueOf(turned)).toEqual([[3, 4]]);
  });

  it('turns where it lies once it lies there', () => {
    const lain = run(statue(), ...times(4, 'move-west'), command('lock'), command('turn-part'));
    expect(statueOf(lain)).toHaveLength(1);
    expect(lain.selection).toMatchObject({ width: 6, height: 4 });
    const [[x = -1, y = -1] = []] = statueOf(lain);
    expect([x - (lain.selection?.x ?? 0), y - (lain.selection?.y ?? 0)]).toEqual([3, 0]);
  });
});

describe('a selection that is moved about', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, width: 30, height: 24, seed: 'floating' });

  it('keeps its squares in step with its outline, whatever happens on the way', () => {
    const area = fc.record({
      x: fc.integer({ min: 0, max: 24 }),
      y: fc.integer({ min: 0, max: 18 }),
      width: fc.integer({ min: 3, max: 8 }),
      height: fc.integer({ min: 3, max: 8 }),
    });
    fc.assert(
      fc.property(area, fc.array(fc.tuple(move, fc.boolean()), { maxLength: 12 }), (at, moves) => {
        let state = selected(openEditor(map), at);
        for (const [id, isLaid] of moves) {
          if (isLaid) state = run(state, { type: 'rename', name: `Laid ${state.history.now}` });
          const before = state;
          state = run(state, command(id));
          if (state.map === before.map || !(isLaid && before.selection && state.selection))
            continue;
          // The objects move by one square, like the outline.
          const [byX, byY] = MOVES[id];
          const { width, height } = before.map;
          const from = {
            x: Math.max(0, before.selection.x),
            y: Math.max(0, before.selection.y),
          };
          expect([state.selection.x, state.selection.y]).toEqual([from.x + byX, from.y + byY]);
          for (
            let y = from.y;
            y < Math.min(height, before.selection.y + before.selection.height);
            y += 1
          ) {
            for (
              let x = from.x;
              x < Math.min(width, before.selection.x + before.selection.width);
              x += 1
            ) {
              const [toX, toY] = [x + byX, y + byY];
              if (toX < 0 || toY < 0 || toX >= width || toY >= height) continue;
              expect(state.map.cells[toY * width + toX]).toBe(before.map.cells[y * width + x]);
            }
          }
        }
      }),
    );
  });

  it('goes along with undo and redo, as the map does', () => {
    const step = fc.oneof(move, fc.constantFrom('paste', 'turn-part', 'copy'));
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        let state = selected(openEditor(map), { x: 4, y: 4, width: 6, height: 5 });
        const seen = [{ map: fingerprint(state.map), selection: state.selection }];
        for (const id of steps) {
          const { past } = state.history;
          state = run(state, command(id));
          if (state.history.past === past) seen.pop();
          seen.push({ map: fingerprint(state.map), selection: state.selection });
        }
        for (const one of seen.slice(0, -1).reverse()) {
          state = run(state, command('undo'));
          expect({ map: fingerprint(state.map), selection: state.selection }).toEqual(one);
        }
        for (const one of seen.slice(1)) {
          state = run(state, command('redo'));
          expect({ map: fingerprint(state.map), selection: state.selection }).toEqual(one);
        }
      }),
    );
  });

  it('goes along with the undo of a stroke that carried it', () => {
    const carried = run(statue(), press(3, 3), drag(13, 3), lift);
    expect(carried.selection).toMatchObject({ x: 12, y: 2 });
    const undone = run(carried, command('undo'));
    expect(undone.selection).toEqual({ x: 2, y: 2, width: 6, height: 6 });
    expect(statueOf(run(undone, command('move-east')))).toEqual([[5, 4]]);
    expect(run(undone, command('redo')).selection).toMatchObject({ x: 12, y: 2 });
  });
});
