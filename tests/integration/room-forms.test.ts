import { beforeEach, expect, it } from 'vitest';
import { keep } from '~/maps/kept/kept-map';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { emptyMap } from '~/maps/map/grid';
import { answerRoomForm } from '~/tools/mapwright/kept/room-forms.server';
import { openDesk } from './account-desk';
import { addPeople } from './kept-rows';

beforeEach(() => addPeople('ann'));

/** A map whose 67th room has a text that just fits; one more letter is too much. */
function fullMap() {
  const map = emptyMap(80, 20, 'Full');
  map.cells.fill(1, 0, 80);
  const rooms = Array.from({ length: 67 }, (_, x) => {
    map.room[x] = x + 1;
    const around = { x, y: 0, width: 1, height: 1, centre: { x, y: 0 } };
    const long = { aloud: 'y'.repeat(2000), notes: 'z'.repeat(4000) };
    const told = x < 66 ? long : { notes: 'z'.repeat(4000) };
    return { number: x + 1, ...around, shape: 'rectangle' as const, told };
  });
  const kept = keep({ ...map, rooms }, '');
  return kept.ok ? kept.kept : expect.fail(kept.problem);
}

it('a text too much for its map is refused in words, and nothing of the map is lost', async () => {
  const desk = openDesk();
  const before = fullMap();
  await mapShelf.add(desk, 'ann', onShelf(before), { id: 'a', code: 'code-a', now: 1 });
  const form = new FormData();
  const fields = {
    intent: 'room',
    version: '1',
    room: '67',
    name: 'Hall',
    notes: 'z'.repeat(4000),
  };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(await answerRoomForm(desk, { userId: 'ann' }, 'a', form)).toEqual({
    ok: false,
    status: 400,
    problem: 'The texts of this map are full. Shorten another room.',
  });
  expect(await mapShelf.open(desk, 'ann', 'a')).toMatchObject({ version: 1, text: before.json });
  form.set('name', '');
  form.set('notes', 'Shorter.');
  expect(await answerRoomForm(desk, { userId: 'ann' }, 'a', form)).toEqual({ ok: true, room: 67 });
});
