import { expect, test } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import { featureCards } from './feature-cards';

const stranger = null;
const granted = { roles: ['GrantedUser'], pro: false };
const onTrial = { roles: ['GrantedUser'], pro: true };
const paying = { roles: ['paiduser'], pro: false };
const owner = { roles: ['ADMINUSER'], pro: true };

function openTo(visitor: Parameters<typeof featureCards>[1]): string[] {
  const { active, waiting } = featureCards(CATALOGUE, visitor);
  return [...active, ...waiting].filter(({ open }) => open).map(({ id }) => id);
}

test('a stranger sees the four live tools first, and eighteen behind the button', () => {
  const { active, waiting } = featureCards(CATALOGUE, stranger);
  expect(active.map(({ id }) => id)).toEqual([
    'monster-lookup',
    'cheat-sheet',
    'initiative-tracker',
    'mapwright',
  ]);
  expect(waiting).toHaveLength(18);
});

test('free tools are open to all, paid ones to PaidUser, AdminUser and whoever has Pro', () => {
  expect(openTo(stranger)).toEqual(['monster-lookup', 'cheat-sheet']);
  expect(openTo(granted)).toEqual(['monster-lookup', 'cheat-sheet']);
  for (const visitor of [paying, onTrial]) {
    expect(openTo(visitor)).toEqual([
      'monster-lookup',
      'cheat-sheet',
      'initiative-tracker',
      'mapwright',
    ]);
  }
});

test('a tool with sign-in opens to whoever is signed in', () => {
  const tools = withOverrides(CATALOGUE, [{ id: 'adventuring', state: 'live', access: 'login' }]);
  const isOpen = (visitor: Parameters<typeof featureCards>[1]) =>
    featureCards(tools, visitor).active.find(({ id }) => id === 'adventuring')?.open;
  expect(isOpen(stranger)).toBe(false);
  expect(isOpen(granted)).toBe(true);
});

test('an admin sees what is being forged among the live tools, with the page that admins have', () => {
  const { active } = featureCards(CATALOGUE, owner);
  const lab = active.find(({ id }) => id === 'character-creator');
  expect(lab).toMatchObject({ state: 'maintenance', open: true, to: '/lab/character' });
  expect(active.map(({ state }) => state)).not.toContain('soon');
});

test('what is soon or planned leads nowhere, for anyone', () => {
  for (const visitor of [stranger, granted, owner]) {
    const { waiting } = featureCards(CATALOGUE, visitor);
    const announced = waiting.filter(({ state }) => state === 'soon' || state === 'planned');
    expect(announced.length).toBeGreaterThan(0);
    expect(announced.filter(({ open, to }) => open || to !== null)).toEqual([]);
  }
});
