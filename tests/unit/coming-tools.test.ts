import { expect, it } from 'vitest';
import { askGate, cardAddress, gateOf, toolAddress } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';

it('every tool whose page someone may open is built', () => {
  const unbuilt = CATALOGUE.filter((tool) => !tool.built && toolAddress(tool) !== null);
  expect(unbuilt.filter((tool) => gateOf(tool) !== 'nobody').map(({ id }) => id)).toEqual([]);
});

it('a card does not lead to a gate while the tool behind it is not built', () => {
  for (const tool of CATALOGUE.filter(({ built }) => !built)) {
    for (const caller of [null, { roles: [] }, { roles: ['GrantedUser'] }]) {
      const to = cardAddress(tool, caller);
      const own = to !== null && to === toolAddress(tool);
      expect(own && askGate(gateOf(tool), caller) !== 'open', `${tool.id}: ${to}`).toBe(false);
    }
  }
});
