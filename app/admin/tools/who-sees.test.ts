import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { withOverrides } from '~/catalogue/overrides';
import type { ToolAccess, ToolId, ToolState } from '~/catalogue/tool';
import { whoSees } from './who-sees';

function sights(id: ToolId, state: ToolState | null, access: ToolAccess | null) {
  const [tool] = withOverrides(CATALOGUE, [{ id, state, access }]).filter((one) => one.id === id);
  return tool ? whoSees(tool) : [];
}

describe('who sees a tool', () => {
  it('is everybody, when it is live and free; to keep things they sign in', () => {
    const seen = sights('dice-roller', 'live', 'free');
    expect(seen.map(({ page, keep }) => [page, keep])).toEqual([
      ['open', 'sign-in'],
      ['open', 'open'],
      ['open', 'open'],
      ['open', 'open'],
    ]);
    expect(seen.every(({ card }) => card.onHome && card.active && card.to === '/dice-roller')).toBe(
      true,
    );
  });

  it('is members, when it is live and paid; keeping takes Pro', () => {
    expect(sights('adventuring', 'live', 'paid').map(({ page, keep }) => [page, keep])).toEqual([
      ['sign-in', 'sign-in'],
      ['open', 'pro'],
      ['open', 'open'],
      ['open', 'open'],
    ]);
  });

  it('keeps to what a tool itself asks for keeping things, whoever may open it', () => {
    expect(sights('adventuring', 'live', 'login').map(({ keep }) => keep)).toEqual([
      'sign-in',
      'pro',
      'open',
      'open',
    ]);
    expect(sights('dice-roller', 'live', 'paid').map(({ keep }) => keep)).toEqual([
      'sign-in',
      'open',
      'open',
      'open',
    ]);
  });

  it('is admins, while it is being forged or announced, and nobody while it is an idea', () => {
    for (const state of ['maintenance', 'soon'] as const) {
      const seen = sights('dice-roller', state, 'free');
      expect(seen.map(({ page }) => page)).toEqual(['sign-in', 'wrong-role', 'wrong-role', 'open']);
      expect(seen.map(({ card }) => card.to)).toEqual([null, null, null, '/dice-roller']);
    }
    const seen = sights('dice-roller', 'planned', 'free');
    expect(seen.map(({ page }) => page)).toEqual(Array(4).fill('not-found'));
    expect(seen.map(({ card }) => card.active)).toEqual(Array(4).fill(false));
  });

  it('finds no page where a tool has none, and nothing to keep where it keeps nothing', () => {
    expect(sights('magic-item-lookup', null, null).map(({ page }) => page)).toEqual(
      Array(4).fill(null),
    );
    expect(sights('cheat-sheet', null, null).map(({ keep }) => keep)).toEqual(
      Array(4).fill('nothing'),
    );
  });
});
