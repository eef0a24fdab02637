import { describe, expect, it } from 'vitest';
import { plainPage, readWords } from '../harness/plain-page';

describe('comparing, without scripts', () => {
  it('shows monsters side by side, marks differences, and names unknown ids', async () => {
    const { status, html } = await plainPage('/monster-lookup/compare?ids=goblin,nope,orc');
    expect(status).toBe(200);
    const text = readWords(html);
    expect(text).toContain('No monster at this address: nope.');
    expect(text).toMatch(/Armor Class ≠ differs 15 \(leather armor, shield\) 13 \(hide armor\)/);
    expect(text).toMatch(/Edition 2014 2014/);
  });

  it('accepts the checkboxes of a list as its form sends them', async () => {
    const { html } = await plainPage('/monster-lookup/compare?ids=goblin&ids=orc');
    expect(readWords(html)).toMatch(/Armor Class ≠ differs 15 \(leather armor, shield\) 13/);
  });

  it('adds a monster by its name', async () => {
    const { status, headers } = await plainPage('/monster-lookup/compare?ids=goblin&add=owl+bear');
    expect(status).toBe(302);
    expect(headers.get('location')).toBe('/monster-lookup/compare?ids=goblin,owlbear');
  });

  it('leads back to the list that it was opened from, also after a monster was added', async () => {
    const back = '/monster-lookup?q=orc';
    const search = new URLSearchParams({ ids: 'goblin', back });
    const { html } = await plainPage(`/monster-lookup/compare?${search}`);
    expect(html).toContain('aria-label="Back to the monsters"');
    expect(html).toContain('href="/monster-lookup?q=orc"');
    expect(html).toContain('name="back" value="/monster-lookup?q=orc"');
    const added = await plainPage(`/monster-lookup/compare?${search}&add=owl+bear`);
    const to = new URL(added.headers.get('location') ?? '', 'https://here.test');
    expect(to.searchParams.get('ids')).toBe('goblin,owlbear');
    expect(to.searchParams.get('back')).toBe(back);
  });

  it('prints several statblocks', async () => {
    const { html } = await plainPage(
      '/monster-lookup/compare?layout=print&ids=goblin,orc,wolf,ogre,mage',
    );
    expect(html.match(/data-layout="2014"/g)).toHaveLength(5);
  });

  it.each([
    ['nothing', ''],
    ['an empty list', '?ids='],
    ['commas alone', '?ids=,,,'],
    ['a very long list', `?ids=${'x,'.repeat(500)}`],
    ['a zero byte and a picture', '?ids=%00&add=%F0%9F%92%80'],
  ])('of %s causes no error', async (_name, search) => {
    expect((await plainPage(`/monster-lookup/compare${search}`)).status).toBe(200);
  });
});
