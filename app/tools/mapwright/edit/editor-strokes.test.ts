import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { restoreMap } from '~/maps/file/restore-map';
import { CELL } from '~/maps/map/cells';
import type { DungeonMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { generateMap } from '../generate/generate';
import { COMMANDS } from './commands';
import { DRAWING_TOOLS, type DrawChoices, GROUNDS } from './drawing-tools';
import { type EditorAction, editorReducer } from './editor';
import { type EditorState, openEditor } from './editor-state';
import { ANCHORS, type Anchor } from './resize';

const WIDTH = 26;
const HEIGHT = 22;
const recipe = { ...DEFAULT_RECIPE, width: WIDTH, height: HEIGHT, density: 60 };
const MAPS = ['one', 'two', 'three'].map((seed) => generateMap({ ...recipe, seed }));
const first = generateMap({ ...recipe, seed: 'first' });

const command = (id: string): EditorAction => ({ type: 'command', id });
const textOf = ({ map }: EditorState) => mapToJson(map);

const place = fc.record({
  x: fc.integer({ min: -2, max: WIDTH + 2 }),
  y: fc.integer({ min: -2, max: HEIGHT + 2 }),
});
const anchors = Object.keys(ANCHORS) as Anchor[];
const choices: fc.Arbitrary<Partial<DrawChoices>> = fc.oneof(
  fc.record({ tool: fc.constantFrom(...DRAWING_TOOLS.map(({ id }) => id)) }),
  fc.record({ ground: fc.constantFrom(...GROUNDS), line: fc.constantFrom(...GROUNDS) }),
  fc.record({ brush: fc.constantFrom(1, 2, 5), label: fc.constantFrom('', 'Here', 'Là-bas') }),
);

/** All actions that pointers, keys, fields and workers can cause, in any order: strokes are often left open. */
const someAction: fc.Arbitrary<EditorAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('press' as const), at: place }) },
  { weight: 6, arbitrary: fc.record({ type: fc.constant('drag' as const), at: place }) },
  { weight: 3, arbitrary: fc.constant<EditorAction>({ type: 'lift' }) },
  { weight: 1, arbitrary: fc.constant<EditorAction>({ type: 'drop' }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('choose' as const), choices }) },
  { weight: 10, arbitrary: fc.constantFrom(...COMMANDS.map(({ id }) => command(id))) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('step' as const),
      by: fc.record({ x: fc.integer({ min: -5, max: 5 }), y: fc.integer({ min: -5, max: 5 }) }),
      extend: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.constant<EditorAction>({ type: 'act' }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('rename' as const), name: fc.string() }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('resize' as const),
      width: fc.constantFrom(WIDTH, WIDTH + 3, 20, 0, Number.NaN),
      height: fc.constantFrom(HEIGHT, HEIGHT + 4, 21),
      anchor: fc.constantFrom(...anchors),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('replace' as const),
      map: fc.constantFrom(...MAPS),
      label: fc.constant('Map regenerated'),
      kind: fc.constantFrom(undefined, 'density', 'loops'),
      upon: fc.constantFrom(undefined, ...MAPS),
    }) as fc.Arbitrary<EditorAction>,
  },
  { weight: 1, arbitrary: fc.constant<EditorAction>({ type: 'say', message: 'Said.' }) },
  { weight: 1, arbitrary: fc.constant<EditorAction>({ type: 'kept' }) },
);

/** Undoes all steps; fails if a map on the way is invalid. */
function bottomOf(state: EditorState): EditorState {
  let at = state;
  for (;;) {
    const before = editorReducer(at, command('undo'));
    if (before.message === 'Nothing to undo.') return before;
    at = before;
  }
}

function topOf(state: EditorState): EditorState {
  let at = state;
  for (;;) {
    const next = editorReducer(at, command('redo'));
    if (next.message === 'Nothing to redo.') return next;
    at = next;
  }
}

function expectWhole(map: DungeonMap): void {
  expect(map.cells.length).toBe(map.width * map.height);
  expect(map.room.length).toBe(map.cells.length);
  expect(map.locked?.length ?? map.cells.length).toBe(map.cells.length);
  const restored = restoreMap(mapToJson(map));
  if (!restored.ok) throw new Error(restored.problem);
  expect(restored.repairs).toEqual([]);
}

test('whatever happens while a stroke is open, undo leads to the first map and redo to the last', () => {
  fc.assert(
    fc.property(fc.array(someAction, { maxLength: 60 }), (actions) => {
      let state = openEditor(first);
      for (const action of actions) {
        const before = state;
        state = editorReducer(state, action);
        // A continued stroke started on the current map of the history.
        if (state.stroke !== null && state.stroke === before.stroke) {
          expect(state.stroke.base).toBe(before.stroke?.base);
        }
        expectNoTrace(before, state);
        expect(state.cursor.x).toBeLessThan(state.map.width);
        expect(state.cursor.y).toBeLessThan(state.map.height);
      }
      const settled = editorReducer(state, { type: 'lift' });
      expect(settled.stroke).toBeNull();
      expectWhole(settled.map);
      const last = textOf(topOf(settled));
      const bottom = bottomOf(settled);
      expect(textOf(bottom)).toBe(mapToJson(first));
      expect(textOf(topOf(bottom))).toBe(last);
    }),
    { numRuns: 200 },
  );
});

/** Undoing a step, or undoing and redoing it, must not change how the selection is moved afterwards. */
function expectNoTrace(before: EditorState, after: EditorState): void {
  const isStep = after.history.past.length === before.history.past.length + 1;
  if (!isStep || before.stroke !== null || after.stroke !== null) return;
  const undone = editorReducer(after, command('undo'));
  const movedOn = (state: EditorState) => textOf(editorReducer(state, command('move-east')));
  if (undone.selection === before.selection) expect(movedOn(undone)).toBe(movedOn(before));
  const again = editorReducer(undone, command('redo'));
  if (again.selection === after.selection) expect(movedOn(again)).toBe(movedOn(after));
}

/** An open brush stroke over two squares. */
function openStroke(): EditorState {
  const actions: EditorAction[] = [
    { type: 'choose', choices: { tool: 'brush', ground: 'water', brush: 1 } },
    { type: 'press', at: { x: 3, y: 3 } },
    { type: 'lift' },
    { type: 'press', at: { x: 10, y: 10 } },
    { type: 'drag', at: { x: 11, y: 10 } },
  ];
  return actions.reduce(editorReducer, openEditor(first));
}

test.each<[string, EditorAction]>([
  ['a second pointer', { type: 'press', at: { x: 5, y: 5 } }],
  ['another tool', { type: 'choose', choices: { tool: 'door' } }],
  ['another name', { type: 'rename', name: 'Renamed' }],
  ['another size', { type: 'resize', width: 30, height: 30, anchor: 'middle' }],
  ['a generated map', { type: 'replace', map: MAPS[0] ?? first, label: 'Map regenerated' }],
  ...COMMANDS.filter(({ stroke }) => stroke === undefined).map(({ id }): [string, EditorAction] => [
    id,
    command(id),
  ]),
])('a stroke ends before %s, and what it drew is a step of its own', (_, action) => {
  const open = openStroke();
  const settled = editorReducer(open, { type: 'lift' });
  const drawn = editorReducer(settled, action);
  const beside = editorReducer(open, action);
  expect(beside.stroke === null || beside.stroke !== open.stroke).toBe(true);
  expect(textOf(beside)).toBe(textOf(drawn));
  // Moving and lifting the pointer that drew has no further effect.
  if (action.type !== 'press') {
    const after = [
      { type: 'drag', at: { x: 15, y: 12 } } as const,
      { type: 'lift' } as const,
    ].reduce(editorReducer, beside);
    expect(textOf(after)).toBe(textOf(drawn));
  }
  expect(textOf(bottomOf(beside))).toBe(mapToJson(first));
});

test('undo while a stroke is open takes back that stroke alone, and redo brings it again', () => {
  const open = openStroke();
  const undone = editorReducer(open, command('undo'));
  const water = (state: EditorState, x: number, y: number) =>
    state.map.cells[y * WIDTH + x] === CELL.water;
  expect([water(undone, 3, 3), water(undone, 10, 10), water(undone, 11, 10)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(water(editorReducer(undone, command('redo')), 11, 10)).toBe(true);
});

test('what leaves the map alone leaves the stroke alone', () => {
  const open = openStroke();
  for (const id of ['describe', 'wider', 'next-choice']) {
    expect(editorReducer(open, command(id)).stroke?.base, id).toBe(open.stroke?.base);
  }
});
