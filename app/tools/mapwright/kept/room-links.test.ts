import { expect, it } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { presetRecipe } from '~/maps/map/presets';
import { generateMap } from '../generate/generate';
import { withRoomLinks } from './room-links';
import { drawSharedView, readSharedView } from './shared-view';

const json = mapToJson(generateMap({ ...presetRecipe('bandit-cellars'), seed: 'shared' }));

function viewFor(audience: 'gm' | 'player') {
  const view = readSharedView(drawSharedView(json, '', audience));
  if ('problem' in view) throw new Error(view.problem);
  return view;
}

it('each room of the game master’s version leads to its line of the key', () => {
  const { svg, key } = viewFor('gm');
  const linked = withRoomLinks(svg, key);
  for (const { number } of key) expect(linked).toContain(`<a href="#room-${number}" `);
  expect(linked.match(/<a /g)).toHaveLength(key.length);
  expect(linked.endsWith('</a></svg>')).toBe(true);
  const onFirstPage = withRoomLinks(svg, key, key.slice(0, 1));
  expect(onFirstPage).toContain('<a href="#room-1" ');
  expect(onFirstPage).toContain('<a href="?room=2#room-2" ');
});

it('a name cannot leave its attribute, and the players’ version has no links', () => {
  const { svg, key } = viewFor('gm');
  const [first] = key;
  if (first === undefined) throw new Error('The map has rooms.');
  const linked = withRoomLinks(svg, [{ ...first, name: '"><script>' }]);
  expect(linked).toContain('aria-label="Room 1: &quot;&gt;&lt;script&gt;"');
  const players = viewFor('player');
  expect(withRoomLinks(players.svg, players.key)).toBe(players.svg);
});
