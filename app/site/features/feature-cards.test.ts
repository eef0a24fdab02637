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
  return [...active, ...waiting].filter(({ lock }) => lock === null).map(({ id }) => id);
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

test('every tool that is built is open to an admin, launched or not', () => {
  const built = CATALOGUE.filter((tool) => tool.built).map(({ id }) => id);
  expect(built.length).toBeGreaterThan(4);
  expect(openTo(owner).toSorted()).toEqual(built.toSorted());
});

test('every lock says what is missing', () => {
  const locks = (visitor: Parameters<typeof featureCards>[1], tools = CATALOGUE) => {
    const { active, waiting } = featureCards(tools, visitor);
    return Object.fromEntries([...active, ...waiting].map(({ id, lock }) => [id, lock]));
  };
  expect(locks(granted)).toMatchObject({ mapwright: 'pro', 'initiative-tracker': 'pro' });
  expect(locks(owner)).toMatchObject({ mapwright: null, 'character-creator': null });
  expect(locks(stranger)).toMatchObject({
    roguelike: 'not-built',
    'equipment-lookup': 'not-built',
  });
  const forged = CATALOGUE.map((tool) =>
    tool.id === 'equipment-lookup' ? { ...tool, state: 'soon' as const, built: true } : tool,
  );
  expect(locks(granted, forged)['equipment-lookup']).toBe('in-trial');
  expect(locks(owner, forged)['equipment-lookup']).toBeNull();
  const members = withOverrides(CATALOGUE, [{ id: 'mapwright', state: null, access: 'login' }]);
  expect(locks(stranger, members).mapwright).toBe('sign-in');
});

test('a live tool that is not built leads to what it will do, and never to a gate', () => {
  const opened = withOverrides(CATALOGUE, [{ id: 'roguelike', state: 'live', access: null }]).map(
    (tool) => (tool.id === 'roguelike' ? { ...tool, route: '/roguelike' } : tool),
  );
  const leads = (visitor: Parameters<typeof featureCards>[1]) =>
    featureCards(opened, visitor).active.find(({ id }) => id === 'roguelike')?.to;
  expect(leads(stranger)).toBeNull();
  expect(leads(granted)).toBe('/roguelike');
});

test('a tool with sign-in opens to whoever is signed in', () => {
  const tools = withOverrides(CATALOGUE, [{ id: 'mapwright', state: 'live', access: 'login' }]);
  const isOpen = (visitor: Parameters<typeof featureCards>[1]) =>
    featureCards(tools, visitor).active.find(({ id }) => id === 'mapwright')?.lock === null;
  expect(isOpen(stranger)).toBe(false);
  expect(isOpen(granted)).toBe(true);
});

test('an admin sees what is being forged among the live tools, with the page that admins have', () => {
  const { active } = featureCards(CATALOGUE, owner);
  const lab = active.find(({ id }) => id === 'character-creator');
  expect(lab).toMatchObject({ state: 'maintenance', to: '/lab/character' });
  const unbuilt = active.filter(({ state, built }) => state === 'soon' && !built);
  expect(unbuilt).toEqual([]);
});

test('an admin tries out what is announced and built', () => {
  const tools = CATALOGUE.map((tool) =>
    tool.id === 'encounter-builder' ? { ...tool, built: true, route: '/encounter-builder' } : tool,
  );
  const built = (visitor: Parameters<typeof featureCards>[1]) =>
    featureCards(tools, visitor).active.find(({ id }) => id === 'encounter-builder');
  expect(built(owner)).toMatchObject({ state: 'soon', lock: null, to: '/encounter-builder' });
  expect(built(granted)).toBeUndefined();
});

test('what is soon or planned and not built leads nowhere, for anyone', () => {
  for (const visitor of [stranger, granted, owner]) {
    const { waiting } = featureCards(CATALOGUE, visitor);
    const announced = waiting.filter(({ state }) => state === 'soon' || state === 'planned');
    expect(announced.length).toBeGreaterThan(0);
    expect(announced.filter(({ lock, to }) => lock === null || to !== null)).toEqual([]);
  }
});
