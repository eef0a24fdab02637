import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import type { ToolState } from '~/catalogue/tool';
import { isGuardedPage } from './guarded-pages';
import { gateFor, toolOf } from './route-gates';

describe('whom an address lets in', () => {
  it('follows the owner’s changes of its tool', () => {
    const opened = withOverrides(CATALOGUE, [
      { id: 'battle-simulator', state: 'live', access: 'login' },
      { id: 'adventuring', state: 'live', access: null },
      { id: 'monster-lookup', state: 'maintenance', access: null },
      { id: 'mapwright', state: 'soon', access: null },
    ]);
    expect(gateFor('battle-simulator', opened)).toBe('signed-in');
    expect(gateFor('adventuring', opened)).toBe('three-roles');
    expect(gateFor('monster-lookup', opened)).toBe('admin');
    // A tool that is announced ("soon") and built is open to admins; a "planned" tool is open to nobody.
    expect(gateFor('mapwright', opened)).toBe('admin');
    const put = (state: ToolState) =>
      gateFor('mapwright', withOverrides(CATALOGUE, [{ id: 'mapwright', state, access: null }]));
    expect(put('planned')).toBe('nobody');
    expect(put('maintenance')).toBe('admin');
  });

  it('is nobody where a tool is in no catalogue', () => {
    expect(gateFor('adventuring', [])).toBe('nobody');
  });

  it('is a gate of its own whatever the catalogue says', () => {
    const opened = CATALOGUE.map((tool) => ({ ...tool, state: 'live', access: 'free' }) as const);
    expect(gateFor('admin', opened)).toBe('admin');
    expect(gateFor('three-roles', [])).toBe('three-roles');
    expect([toolOf('signed-in'), toolOf('mapwright')]).toEqual([null, 'mapwright']);
  });
});

describe('pages that announce their check', () => {
  it('include what lies below them', () => {
    expect(isGuardedPage('/mapwright/maps')).toBe(true);
    expect(isGuardedPage('/mapwrights')).toBe(false);
  });
});
