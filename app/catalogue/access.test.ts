import { describe, expect, it } from 'vitest';
import { askGate, type GateAnswer, gateOf } from './access';
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
  const table: [Tool['state'], Tool['access'], GateAnswer[]][] = [
    // caller:                      nobody       roleless      granted       paid          admin
    ['live', 'free', ['open', 'open', 'open', 'open', 'open']],
    ['live', 'login', ['sign-in', 'open', 'open', 'open', 'open']],
    ['live', 'paid', ['sign-in', 'wrong-role', 'open', 'open', 'open']],
    ['maintenance', 'free', ['sign-in', 'wrong-role', 'wrong-role', 'wrong-role', 'open']],
    ['maintenance', 'login', ['sign-in', 'wrong-role', 'wrong-role', 'wrong-role', 'open']],
    ['maintenance', 'paid', ['sign-in', 'wrong-role', 'wrong-role', 'wrong-role', 'open']],
    ['soon', 'free', ['not-found', 'not-found', 'not-found', 'not-found', 'not-found']],
    ['planned', 'paid', ['not-found', 'not-found', 'not-found', 'not-found', 'not-found']],
  ];
  it.each(table)('%s and %s', (state, access, answers) => {
    const gate = gateOf({ state, access });
    expect([nobody, roleless, granted, paid, admin].map((caller) => askGate(gate, caller))).toEqual(
      answers,
    );
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
    expect(gateOf(tool('spell-lookup'))).toBe('nobody');
    expect(changed.filter((entry, at) => entry !== CATALOGUE[at])).toHaveLength(1);
  });
});
