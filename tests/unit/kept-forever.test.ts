import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draftsOf } from '~/account/leaving/device-drafts';
import { readSessionCookie } from '~/account/session/session-cookie.server';
import { readMonsterQuery } from '~/compendium/search/monster-search';
import { restoreMap } from '~/maps/file/restore-map';
import { readLook } from '~/maps/map/map-look';
import { readRecipe } from '~/maps/map/recipe-link';
import { createSealer } from '~/platform/seal';
import { readSheet } from '~/tools/cheat-sheet/asked-sheet';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { keptMapOf, readDrawingNote } from '~/tools/mapwright/kept/drawing-draft';
import { readSharedView } from '~/tools/mapwright/kept/shared-view';
import { draftsOn } from '~/ui/drafts/draft-shelf';
import addresses from '../fixtures/kept-forever/addresses.json';
import drafts from '../fixtures/kept-forever/drafts.json';
import session from '../fixtures/kept-forever/session.json';
import share from '../fixtures/kept-forever/share.json';
import { fingerprint } from '../harness/map-fingerprint';

/**
 * Data that users have stored, in the formats of November 2026, which must stay readable for ever. Do not regenerate
 * these files.
 */
const SAVED_MAP = readFileSync(
  new URL('../fixtures/kept-forever/saved-map.json', import.meta.url),
  'utf8',
);
const ARCHIVE = 'The Archive of the Wren Queen';
const ARCHIVE_MAP = '96c2541a01b80df0';

function openedMap(json: string) {
  const restored = restoreMap(json);
  if (!restored.ok) throw new Error(restored.problem);
  expect(restored.repairs).toEqual([]);
  return restored.map;
}

describe('data stored by former versions', () => {
  it('a link draws exactly the same map', () => {
    const params = new URLSearchParams(addresses.map);
    const { recipe, corrected } = readRecipe(params);
    expect(corrected).toEqual([]);
    expect(readLook(params)).toMatchObject({ look: { style: 'parchment' }, corrected: [] });
    const map = generateMap(recipe);
    expect([map.name, fingerprint(map)]).toEqual([ARCHIVE, ARCHIVE_MAP]);
  });

  it('a saved map opens as it was drawn, without corrections', () => {
    const map = openedMap(SAVED_MAP);
    expect([map.name, map.rooms.length, fingerprint(map)]).toEqual([ARCHIVE, 4, ARCHIVE_MAP]);
  });

  it('a share shows its picture, and the key to the game master only', () => {
    const [gm, players] = [readSharedView(share.gm), readSharedView(share.players)];
    if ('problem' in gm || 'problem' in players) throw new Error('A share does not show its map.');
    expect(gm).toMatchObject({ width: 24, height: 20, svg: expect.stringMatching(/^<svg/) });
    expect(gm.key.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(players).toMatchObject({ width: 24, height: 20, key: [] });
  });

  it('a search of the lookup finds the same, and continues after its cursor', () => {
    const reading = readMonsterQuery(new URLSearchParams(addresses.lookup));
    expect(reading).toMatchObject({
      ok: true,
      query: {
        text: null,
        sort: 'cr',
        descending: true,
        limit: 20,
        wishes: [['type_dragon'], ['legendary']],
        unwanted: ['resist_fire'],
        range: { column: 'cr', min: 0.25, max: 17 },
        after: { tier: 0, key: [17, 'adult red dragon', 'adult-red-dragon'], corrections: null },
      },
    });
  });

  it('a deep link of the cheat sheet shows its cards', () => {
    const { edition, query, sections } = readSheet(new URLSearchParams(addresses.cheatSheet));
    expect([edition, query]).toEqual(['2024', 'cover']);
    const shown = sections.flatMap((section) => [...section.shown]);
    expect(shown).toEqual(['cover', 'long-range', 'hide']);
  });

  it.each([
    ['of today', session.cookie, 'u-1'],
    ['from before it held the person’s id', session.cookieBeforeIds, null],
  ])('a session cookie %s still identifies its user', async (_, cookie, userId) => {
    const sealer = createSealer(session.key);
    const headers = new Headers({ cookie });
    const user = await readSessionCookie(sealer, headers, session.sealedAt + 1000);
    expect(user).toMatchObject({ sessionId: 's-1', userId, name: 'Mira', role: 'admin' });
  });

  it('drafts on a device are found by their owner, also those without a tab name', () => {
    const held = Object.entries(drafts);
    const storage = {
      length: held.length,
      key: (at: number) => held[at]?.[0] ?? null,
      getItem: (key: string) => held.find(([name]) => name === key)?.[1] ?? null,
      setItem: () => undefined,
      removeItem: () => undefined,
    };
    const readNote = readDrawingNote;
    const [own, more] = draftsOn({ storage, prefix: 'draft:mapwright:u-1:', readNote });
    expect(more).toBeUndefined();
    expect(own).toMatchObject({
      name: ARCHIVE,
      tab: 'tab-1',
      note: { version: 3, look: 'style=parchment' },
    });
    expect(own && keptMapOf(own)).toBe('m-1');
    expect(own && fingerprint(openedMap(own.text))).toBe(ARCHIVE_MAP);
    const [nobodys] = draftsOn({ storage, prefix: 'draft:mapwright::', readNote });
    expect(nobodys).toMatchObject({
      name: 'Before tabs had names',
      tab: null,
      note: { version: null },
    });
    expect(draftsOf(storage, 'u-1').map(({ name }) => name)).toEqual([
      ARCHIVE,
      'Before tabs had names',
    ]);
  });
});
