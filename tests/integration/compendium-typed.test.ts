import { describe, expect, it } from 'vitest';
import { randomMonster } from '~/compendium/search/random-monster.server';
import { searchMonsters } from '~/compendium/search/search.server';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
import { laidOnce } from '../harness/kept-storage';
import { SRD_52_MONSTERS } from '../harness/srd-5-2';
import { database, load, madeUp, queryOf, SRD_MONSTERS, watchedDatabase } from './compendium-files';

async function typed(address: string) {
  const { reading, name, readAs } = await readTypedQuery(database(), new URLSearchParams(address));
  if (!reading.ok) throw new Error(reading.problem);
  const page = await searchMonsters(database(), reading.query);
  return { says: readAs.map(({ says }) => says), name, page };
}

async function loadBoth(): Promise<void> {
  await load(SRD_MONSTERS);
  await load(SRD_52_MONSTERS);
}

describe('text typed into the search field', () => {
  laidOnce(loadBoth);

  it('finds each monster first by its full name, even if its words have another meaning', async () => {
    for (const { name } of [...SRD_MONSTERS, ...SRD_52_MONSTERS]) {
      const { page, says } = await typed(`q=${encodeURIComponent(name)}&limit=1`);
      expect([page.items[0]?.name, says]).toEqual([name, []]);
    }
  });

  it.each([
    ['undead cr 5', ['Undead', 'CR 5'], ''],
    ['cr 1-3 fly', ['CR 1 to 3', 'Can fly'], ''],
    ['large beast', ['Large', 'Beast'], ''],
    ['legendary dragon', ['Legendary', 'Dragon'], ''],
    ['chaotic evil fiend', ['Chaotic evil', 'Fiend'], ''],
    ['red dragon cr 10+', ['CR 10 or more'], 'red dragon'],
    ['goblin cr 1/4', ['CR 1/4'], 'goblin'],
    ['giant', [], 'giant'],
    ['dragon', [], 'dragon'],
    ['Giant Ape', [], 'Giant Ape'],
    ['Night Hag', [], 'Night Hag'],
    // No giant has such a low CR, but some monsters have "giant" in their name.
    ['giant cr 1/4', ['CR 1/4'], 'giant'],
    ['huge giant', ['Huge', 'Giant'], ''],
    ['gobln cr 1/4', ['CR 1/4'], 'gobln'],
  ])('"%s" is interpreted as %s', async (text, says, name) => {
    const found = await typed(`q=${encodeURIComponent(text)}`);
    expect(found).toMatchObject({ says, name });
    expect(found.page.count).toBeGreaterThan(0);
  });

  it('finds by the meaning of its words together with the filters', async () => {
    const { page } = await typed('q=undead+cr+5&edition=2014&limit=200');
    const meant = SRD_MONSTERS.filter(({ type, cr }) => type === 'undead' && cr === 5);
    expect(page.items.map(({ name }) => name)).toEqual(meant.map(({ name }) => name).sort());
    expect((await typed('q=undead+cr+5&type=dragon')).page.count).toBe(0);
  });

  it('can still be searched as a name', async () => {
    expect(await typed('q=undead+cr+5&plain=undead')).toMatchObject({
      says: ['CR 5'],
      name: 'undead',
    });
    expect(await typed('q=undead+cr+5&plain=1')).toMatchObject({ says: [], name: 'undead cr 5' });
  });

  it('is paginated', async () => {
    const first = await typed('q=large+beast&limit=5');
    const second = await typed(`q=large+beast&limit=5&cursor=${first.page.cursor}`);
    const names = (page: typeof first.page) => page.items.map(({ id }) => id);
    expect(names(second.page)).toHaveLength(5);
    expect(names(first.page).filter((id) => names(second.page).includes(id))).toEqual([]);
  });

  it('costs one more round trip if a word has a meaning, and none otherwise', async () => {
    const { db, noted } = watchedDatabase();
    await readTypedQuery(db, new URLSearchParams('q=owlbear&type=beast'));
    expect(noted.trips).toBe(0);
    await readTypedQuery(db, new URLSearchParams('q=large+beast'));
    expect(noted.trips).toBe(1);
  });

  it('is interpreted once when a word is repeated', async () => {
    const found = await typed('q=large+beast+large');
    expect(found.says).toEqual(['Large', 'Beast']);
    expect(found.page.count).toBe((await typed('q=large+beast')).page.count);
  });

  it('is refused with a sentence like any search', async () => {
    for (const [address, problem] of [
      ['q=large+beast&cursor=x', /"cursor" must be/],
      ['q=large+beast&crMin=x', /"crMin" must be/],
      [`q=${'large '.repeat(40)}`, /"q" must have/],
    ] as const) {
      const { reading } = await readTypedQuery(database(), new URLSearchParams(address));
      expect(reading.ok ? '' : reading.problem).toMatch(problem);
    }
  });
});

describe('typed text with a filter meaning', () => {
  it('is a name if a monster has that name', async () => {
    await loadBoth();
    expect(await typed('q=undead')).toMatchObject({ says: ['Undead'], name: '' });
    await load([madeUp({ name: 'Undead Horror', cr: 5 })]);
    expect(await typed('q=undead')).toMatchObject({ says: [], name: 'undead' });
    expect((await typed('q=undead')).page.items[0]?.name).toBe('Undead Horror');
  });
});

describe('a random monster', () => {
  laidOnce(() => load(SRD_MONSTERS));

  it('is one of the search results, each with one draw', async () => {
    for (const address of ['type=ooze', 'q=wolf', 'q=gobln', 'text=paralyzed&type=undead']) {
      const query = queryOf(`${address}&limit=200`);
      const { items } = await searchMonsters(database(), query);
      const drawn = new Set<string | null>();
      for (const at of items.keys()) {
        drawn.add(await randomMonster(database(), query, (at + 0.5) / items.length));
      }
      expect([...drawn].sort(), address).toEqual(items.map(({ id }) => id).sort());
    }
  });

  it('is one of all, or of those with a matching name', async () => {
    const ids = SRD_MONSTERS.map(({ slug }) => slug);
    for (const draw of [0, 0.3, 0.9999999]) {
      expect(ids).toContain(await randomMonster(database(), queryOf(''), draw));
      expect(await randomMonster(database(), queryOf('q=go'), draw)).toMatch(/^go/);
    }
  });

  it('is null when nothing is found', async () => {
    expect(await randomMonster(database(), queryOf('q=%25'), 0.5)).toBeNull();
    expect(await randomMonster(database(), queryOf('type=ooze&legendary=yes'), 0.5)).toBeNull();
  });
});
