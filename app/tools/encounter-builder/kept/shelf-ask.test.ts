import { expect, it } from 'vitest';
import type { ListedEncounter } from '~/encounters/encounter';
import { foldersOf, readShelfAsk, shownOf, tagsOf } from './shelf-ask';

const listed = (name: string, more: Partial<ListedEncounter> = {}): ListedEncounter => ({
  id: name,
  name,
  status: 'draft',
  edition: '2014',
  partyId: null,
  folder: '',
  tags: [],
  foes: 1,
  xp: 10,
  version: 1,
  shared: false,
  updatedAt: 0,
  ...more,
});
const ALL = [
  listed('The ford', { folder: 'River', tags: ['wet', 'night'] }),
  listed('The bridge', { folder: 'River', status: 'ready' }),
  listed('The keep', { tags: ['night'] }),
];
const names = (search: string) =>
  shownOf(ALL, readShelfAsk(new URLSearchParams(search))).map(({ name }) => name);

it.each([
  ['', ['The ford', 'The bridge', 'The keep']],
  ['q=the+NIGHT', ['The ford', 'The keep']],
  ['folder=River&status=ready', ['The bridge']],
  ['tag=wet', ['The ford']],
  ['q=dragon', []],
])('%s finds %j', (search, found) => {
  expect(names(search)).toEqual(found);
});

it('knows the folders and tags that there are', () => {
  expect(foldersOf(ALL)).toEqual(['River']);
  expect(tagsOf(ALL)).toEqual(['night', 'wet']);
});
