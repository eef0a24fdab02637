import { expect, test } from 'vitest';
import { fileName } from '~/tools/mapwright/file/file-name';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { DEFAULT_RECIPE } from '../map/recipe';
import { mapSvg } from './map-svg';
import { withNameMark } from './name-mark';

test('our name stands once, in the corner, within the picture, and is written safely', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, width: 40, height: 30 });
  const svg = mapSvg(map);
  const marked = withNameMark(svg, map, 'Mapwright · <b>&');
  expect(marked.match(/Mapwright · &lt;b&gt;&amp;/g)).toHaveLength(1);
  expect(marked.endsWith('</text></svg>')).toBe(true);
  expect(marked.replace(/<text[^>]*>Mapwright[^<]*<\/text><\/svg>$/, '</svg>')).toBe(svg);
});

test('files for the game master and for the players have names of their own', () => {
  const map = { name: 'The Drowned Vaults' };
  expect(fileName(map, 'json')).toBe('the-drowned-vaults.json');
  expect(fileName(map, 'png', 'gm')).toBe('the-drowned-vaults-game-master.png');
  expect(fileName(map, 'png', 'player')).toBe('the-drowned-vaults-players.png');
  expect(fileName(map, 'pdf', 'player', 'rooms')).toBe('the-drowned-vaults-rooms-players.pdf');
  expect(fileName({ name: '???' }, 'svg', 'gm')).toBe('map-game-master.svg');
});
