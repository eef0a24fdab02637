import { expect, test } from 'vitest';
import type { DungeonMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { generateMap } from '../generate/generate';
import { EMPTY_HISTORY, HISTORY_LIMITS, historyBytes, remembered, stepBack } from './edit-history';
import { type EditorAction, editorReducer } from './editor';
import { type EditorState, openEditor } from './editor-state';
import { stepBetween } from './map-step';

const LARGE = { ...DEFAULT_RECIPE, width: 500, height: 500 };
const command = (id: string): EditorAction => ({ type: 'command', id });

function after(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state);
}

/** The memory held by a value, counting each object once: buffers by their length, objects by their fields. */
function heldBytes(value: unknown, seen: Set<object>): number {
  if (typeof value !== 'object' || value === null || seen.has(value)) return 0;
  seen.add(value);
  if (ArrayBuffer.isView(value)) return value.byteLength;
  if (Array.isArray(value)) {
    return value.reduce((bytes: number, one) => bytes + heldBytes(one, seen), 8 * value.length);
  }
  return Object.values(value).reduce(
    (bytes: number, one) => bytes + heldBytes(one, seen),
    24 + 16 * Object.keys(value).length,
  );
}

function renamedSteps(map: DungeonMap, count: number, limits = HISTORY_LIMITS) {
  let history = EMPTY_HISTORY;
  let before = map;
  for (let at = 0; at < count; at += 1) {
    const next = { ...before, name: `Name ${at}` };
    const step = stepBetween(before, next, `Step ${at}`);
    if (step === null) throw new Error('A step was to be made.');
    history = remembered(history, step, limits);
    before = next;
  }
  return history;
}

test('a history of maps of 500 by 500 squares weighs what it says', () => {
  let state = openEditor(generateMap({ ...LARGE, seed: 'weight' }));
  for (const seed of ['a', 'b']) {
    const map = generateMap({ ...LARGE, seed });
    state = after(state, { type: 'replace', map, label: 'Map regenerated' });
  }
  state = after(
    state,
    { type: 'choose', choices: { tool: 'rectangle', ground: 'water' } },
    { type: 'press', at: { x: 10, y: 10 } },
    { type: 'drag', at: { x: 200, y: 240 } },
    { type: 'lift' },
    { type: 'choose', choices: { tool: 'brush', ground: 'rock', brush: 5 } },
    { type: 'press', at: { x: 10, y: 10 } },
    { type: 'drag', at: { x: 480, y: 490 } },
    { type: 'lift' },
    command('select-all'),
    command('lock'),
    command('undo'),
  );
  const said = historyBytes(state.history);
  const held = heldBytes(state.history, new Set());
  expect(said).toBeGreaterThan(3_000_000);
  expect(said / held).toBeGreaterThan(0.8);
  expect(said / held).toBeLessThan(1.5);
});

test('a history of parts that float about weighs what it says, and holds no whole maps', () => {
  const map = generateMap({ ...LARGE, seed: 'floating weight' });
  const selection = { x: 40, y: 40, width: 30, height: 25 };
  const moves = [
    'move-east',
    'move-south',
    'copy',
    'paste',
    'move-west',
    'turn-part',
    'move-north',
  ];
  const state = after({ ...openEditor(map), selection }, ...moves.map(command), command('undo'));
  const said = historyBytes(state.history);
  const standing = new Set<object>();
  heldBytes(state.map, standing);
  const held = heldBytes(state.history, standing);
  expect(said / held).toBeGreaterThan(0.8);
  expect(said / held).toBeLessThan(1.5);
  // The ground itself is 250,000 squares of 3 bytes.
  expect(said).toBeLessThan(state.history.past.length * 250_000);
});

test('a history of strokes and of things that were set weighs what it says', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, width: 200, height: 200, seed: 'strokes' });
  const bare = { ...map, doors: [], symbols: [], stairs: [], labels: [] };
  const weighed = (start: EditorState, actions: readonly EditorAction[]) => {
    const state = after(start, ...actions);
    const standing = new Set<object>();
    heldBytes(state.map, standing);
    heldBytes(start.map, standing);
    return historyBytes(state.history) / heldBytes(state.history, standing);
  };
  const strokes = Array.from({ length: 40 }, (_, at): EditorAction[] => [
    {
      type: 'choose',
      choices: { tool: 'brush', ground: at % 2 === 0 ? 'water' : 'rubble', brush: 5 },
    },
    { type: 'press', at: { x: 5, y: 4 * at + 5 } },
    { type: 'drag', at: { x: 180, y: 4 * at + 5 } },
    { type: 'lift' },
  ]).flat();
  const painted = weighed(openEditor(bare), strokes);
  expect(painted).toBeGreaterThan(0.8);
  expect(painted).toBeLessThan(1.5);
  const labels = Array.from({ length: 300 }, (_, at): EditorAction[] => [
    { type: 'choose', choices: { tool: 'label', label: `Label ${at}` } },
    { type: 'press', at: { x: at % 190, y: 3 + 2 * Math.floor(at / 190) } },
  ]).flat();
  const written = weighed(openEditor(bare), labels);
  expect(written).toBeGreaterThan(0.6);
  expect(written).toBeLessThan(1.6);
});

test('the oldest steps go when the history grows beyond its bytes, and what is left undoes rightly', () => {
  const map = generateMap({ ...LARGE, seed: 'heavy' });
  const other = generateMap({ ...LARGE, seed: 'x' });
  let state = openEditor(map);
  // Use copies, so that no two steps share a map.
  for (let at = 0; at < 60; at += 1) {
    const source = at % 2 === 0 ? other : map;
    const copy = { ...structuredClone(source), name: `M${at}` };
    state = after(state, { type: 'replace', map: copy, label: 'Map regenerated' });
  }
  expect(historyBytes(state.history)).toBeLessThanOrEqual(HISTORY_LIMITS.bytes);
  const steps = state.history.past.length;
  expect(steps).toBeGreaterThan(25);
  expect(steps).toBeLessThan(60);
  for (let step = 1; step <= steps; step += 1) {
    state = after(state, command('undo'));
    expect(state.map.name).toBe(`M${60 - 1 - step}`);
  }
  expect(after(state, command('undo')).message).toBe('Nothing to undo.');
});

test('a thousand steps are kept, and the last one always, however heavy it is', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, width: 20, height: 20 });
  const history = renamedSteps(map, 1200);
  expect(history.past).toHaveLength(1000);
  expect(history.past[0]?.step.label).toBe('Step 200');
  expect(renamedSteps(map, 3, { steps: 1000, bytes: 1 }).past).toHaveLength(1);
});

test('undo and redo come back to the state that was kept', () => {
  const start = openEditor(generateMap({ ...DEFAULT_RECIPE, width: 30, height: 30 }));
  const isKept = ({ history }: EditorState) => history.now === history.kept;
  expect(isKept(start)).toBe(true);
  const named = after(start, { type: 'rename', name: 'Named' });
  expect(isKept(named)).toBe(false);
  const kept = after(named, { type: 'kept' });
  expect(isKept(kept)).toBe(true);
  const more = after(kept, { type: 'rename', name: 'More' });
  expect(isKept(more)).toBe(false);
  const back = after(more, command('undo'));
  expect(isKept(back)).toBe(true);
  expect(isKept(after(back, command('undo')))).toBe(false);
  expect(isKept(after(back, command('undo'), command('redo')))).toBe(true);
  expect(isKept(after(back, command('undo'), { type: 'rename', name: 'Named' }))).toBe(false);
  // Saved in an earlier state.
  expect(isKept(after(more, { type: 'kept', at: kept.history.now }))).toBe(false);
  expect(stepBack(EMPTY_HISTORY)).toBeNull();
});
