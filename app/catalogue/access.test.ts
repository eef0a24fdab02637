import { describe, expect, it } from 'vitest';
import { askGate, cardAddress, type GateAnswer, gateOf } from './access';
import { CATALOGUE, inCatalogueOrder } from './catalogue';
import { withOverrides } from './overrides';
import type { Tool, ToolId } from './tool';

function tool(id: ToolId): Tool {
  const found = CATALOGUE.find((entry) => entry.id === id);
  if (!found) throw new Error(`no tool ${id}`);
  return found;
}

const nobody = null;
const roleless = { roles: [] };
const granted = { roles: ['GrantedUser'] };
const paid = { roles: ['paiduser'] };
const admin = { roles: ['ADMINUSER'] };

describe('the gate that a tool gets', () => {
  const nothing: GateAnswer[] = Array(5).fill('not-found');
  const admins: GateAnswer[] = ['sign-in', 'wrong-role', 'wrong-role', 'wrong-role', 'open'];
  type Line = [Tool['state'], Tool['access'], built: boolean, GateAnswer[]];
  const table: Line[] = [
    // caller:                           nobody       roleless      granted       paid          admin
    ['live', 'free', true, ['open', 'open', 'open', 'open', 'open']],
    ['live', 'login', true, ['sign-in', 'open', 'open', 'open', 'open']],
    ['live', 'paid', true, ['sign-in', 'wrong-role', 'open', 'open', 'open']],
    // A live tool that is not built yet has a page that announces it, for the same callers as the tool.
    ['live', 'free', false, ['open', 'open', 'open', 'open', 'open']],
    ['live', 'paid', false, ['sign-in', 'wrong-role', 'open', 'open', 'open']],
    ['maintenance', 'free', true, admins],
    ['maintenance', 'login', true, admins],
    ['maintenance', 'paid', true, admins],
    ['maintenance', 'paid', false, admins],
    ['soon', 'free', true, admins],
    ['soon', 'paid', true, admins],
    ['soon', 'free', false, nothing],
    ['planned', 'paid', false, nothing],
    ['planned', 'free', true, nothing],
  ];
  it.each(table)('%s and %s, built: %s', (state, access, built, answers) => {
    const gate = gateOf({ state, access, built });
    expect([nobody, roleless, granted, paid, admin].map((caller) => askGate(gate, caller))).toEqual(
      answers,
    );
  });
});

describe('where a card leads', () => {
  const callers = [nobody, roleless, granted, paid, admin];
  const leads = (entry: Tool) => callers.map((caller) => cardAddress(entry, caller));

  it('is the tool for those whom its gate lets in, and what all may try for the others', () => {
    const [open, own] = ['/try/mapwright', '/mapwright'];
    expect(leads(tool('mapwright'))).toEqual([open, open, own, own, own]);
  });

  it('is the gate of a built tool that nobody can try, and nowhere while it is not built', () => {
    const members = { ...tool('mapwright'), access: 'login', tryRoute: null } as const;
    expect(leads(members)[0]).toBe('/mapwright');
    expect(leads({ ...members, built: false })[0]).toBeNull();
  });

  it('is the admin’s page until a tool is live', () => {
    const both = { ...tool('character-creator'), route: '/heroes' };
    expect(leads(both)).toEqual([null, null, null, null, '/lab/character']);
    expect(leads({ ...both, state: 'live' })[4]).toBe('/heroes');
  });

  it('is nowhere for what is only planned', () => {
    expect(leads(tool('roguelike'))).toEqual([null, null, null, null, null]);
  });
});

describe('the catalogue', () => {
  it('has the 22 tools, each once', () => {
    expect(new Set(CATALOGUE.map((entry) => entry.id)).size).toBe(22);
    expect(CATALOGUE).toHaveLength(22);
  });

  it('stands in the fixed rank, then by state, then by title', () => {
    expect(inCatalogueOrder(CATALOGUE.toReversed()).map((entry) => entry.id)).toEqual([
      'monster-lookup',
      'cheat-sheet',
      'initiative-tracker',
      'mapwright',
      'adventuring',
      'homebrew-monsters',
      'encounter-builder',
      'character-creator',
      'battle-simulator',
      'dice-roller',
      'spell-lookup',
      'spell-scroll-cost',
      'ai-images',
      'ai-video-logs',
      'ambience-looper',
      'campaign-notes',
      'dungeondesign-randomizer',
      'equipment-lookup',
      'magic-item-lookup',
      'minis-finder',
      'roguelike',
      'stl-library',
    ]);
  });

  it('keeps what the owner did not change', () => {
    const changed = withOverrides(CATALOGUE, [{ id: 'spell-lookup', state: 'live', access: null }]);
    const spells = changed.find((entry) => entry.id === 'spell-lookup');
    expect(spells).toMatchObject({ state: 'live', access: 'free' });
    expect(gateOf(tool('spell-lookup'))).toBe('admin');
    expect(changed.filter((entry, at) => entry !== CATALOGUE[at])).toHaveLength(1);
  });
});
