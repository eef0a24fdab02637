import { describe, expect, it } from 'vitest';
import { encounter } from '~/encounters/encounter';
import { tagsIn, withDetails } from './details-form';
import { placeIn } from './place-in';

const ford = encounter.parse({
  name: 'The ford',
  edition: '2014',
  notes: 'Mud.',
  folder: 'One',
  creatures: [{ key: 'a', name: 'Goblin', note: 'hides' }],
});

function sent(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return withDetails({ encounter: ford, status: 'draft' }, form);
}

it('changes what a form says, and leaves the rest', () => {
  const told = sent({ name: ' The  bridge ', 'note-a': 'first\r\nsecond', status: 'ready' });
  expect(told.status).toBe('ready');
  expect(told.encounter).toMatchObject({ name: 'The bridge', notes: 'Mud.', folder: 'One' });
  expect(told.encounter.creatures[0]?.note).toBe('first\nsecond');
  expect(sent({ status: 'eaten' }).status).toBe('draft');
  expect(sent({ folder: '' }).encounter.folder).toBe('');
});

it('reads tags with commas between, each once', () => {
  expect(tagsIn(' river, night,, river ,a  b')).toEqual(['river', 'night', 'a b']);
});

describe('the place', () => {
  it.each([
    ['https://x.example/mapwright/maps/0b7c-12345678', '3', { mapId: '0b7c-12345678', room: 3 }],
    ['/mapwright/maps/0b7c-12345678?look=1', '', { mapId: '0b7c-12345678', room: null }],
    ['0b7c-12345678', '0', { mapId: '0b7c-12345678', room: null }],
    ['', '3', null],
    ['javascript:alert(1)', '', null],
  ])('of %j, room %j', (map, room, place) => {
    expect(placeIn(map, room)).toEqual(place);
  });
});
