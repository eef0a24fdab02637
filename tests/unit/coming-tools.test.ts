import { expect, it } from 'vitest';
import { askGate, cardAddress, gateOf, toolAddress } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { CHARACTER_LAB } from '~/tools/character-lab/page-words';

it.each([[CHARACTER_LAB, '/lab/character']])(
  '$title is named as in the catalogue, and found where it says',
  (coming, address) => {
    const tool = CATALOGUE.find((entry) => entry.id === coming.tool);
    expect(tool).toMatchObject({ title: coming.title, built: false });
    expect(tool && toolAddress(tool)).toBe(address);
  },
);

it('has a page for every tool that is not built and whose address somebody may open', () => {
  const told = [CHARACTER_LAB];
  const unbuilt = CATALOGUE.filter((tool) => !tool.built && toolAddress(tool) !== null);
  const opened = unbuilt.filter((tool) => gateOf(tool) !== 'nobody').map(({ id }) => id);
  expect(told.map(({ tool }) => tool).sort()).toEqual(opened.sort());
});

it('leads nobody from a card to a gate while the tool behind it is not built', () => {
  for (const tool of CATALOGUE.filter(({ built }) => !built)) {
    for (const caller of [null, { roles: [] }, { roles: ['GrantedUser'] }]) {
      const to = cardAddress(tool, caller);
      const own = to !== null && to === toolAddress(tool);
      expect(own && askGate(gateOf(tool), caller) !== 'open', `${tool.id}: ${to}`).toBe(false);
    }
  }
});
