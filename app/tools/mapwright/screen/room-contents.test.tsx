import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { type FightPlace, RoomContents } from './room-contents';

const SAVE_FIRST = 'Save the map first, and its fights open with the map and this room’s text.';
const PREP = { edition: '2014' as const, characters: 4, level: 3, band: 'hard', wandering: [] };
const GOBLIN = { id: 'goblin', name: 'Goblin', count: 4, cr: 0.25, xp: 50 };

function shown(place: FightPlace | null, foes = [GOBLIN]): string {
  const room = { number: 1, name: 'Hall', stock: { foes, lines: [] } };
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <RoomContents room={room} place={place} />
    </StaticRouter>,
  );
}

it('the fights of a map that is not saved say beside their links what they lack', () => {
  const html = shown({ prep: PREP, mapId: null });
  expect(html).toContain('Run in the tracker');
  expect(html).toContain(SAVE_FIRST);
});

it('a saved map, a room without monsters and a shared page say nothing of saving', () => {
  expect(shown({ prep: PREP, mapId: 'm-1' })).not.toContain(SAVE_FIRST);
  expect(shown({ prep: PREP, mapId: null }, [])).not.toContain(SAVE_FIRST);
  expect(shown(null)).not.toContain(SAVE_FIRST);
});
