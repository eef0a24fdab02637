import { describe, expect, it } from 'vitest';
import { CATALOGUE } from './catalogue';
import { GO_LETTERS, waysTo } from './ways';

const titles = (roles: readonly string[] | null, tools = CATALOGUE) =>
  waysTo(tools, roles === null ? null : { roles }).map(({ title, to }) => `${title} ${to}`);

describe('the ways from tool to tool', () => {
  it('leads a stranger to what is open, and to what may be tried', () => {
    expect(titles(null)).toEqual([
      'Monster Lookup /monster-lookup',
      'Rules Cheat Sheet /cheat-sheet',
      'Initiative Tracker /try/initiative-tracker',
      'Mapwright /try/mapwright',
    ]);
  });

  it('leads those who may to the tool itself', () => {
    expect(titles(['PaidUser'])).toContain('Mapwright /mapwright');
  });

  it('shows a tool that is being forged to admins alone, and one that is not built to nobody', () => {
    const as = (built: boolean) =>
      CATALOGUE.map((tool) => (tool.id === 'adventuring' ? { ...tool, built } : tool));
    expect(titles(['AdminUser'], as(true))).toContain('Adventuring /adventuring');
    expect(titles(['PaidUser'], as(true)).join()).not.toContain('Adventuring');
    expect(titles(['AdminUser'], as(false)).join()).not.toContain('Adventuring');
  });

  it('gives no letter twice, and none that waits for another', () => {
    const letters = Object.values(GO_LETTERS);
    expect(new Set(letters).size).toBe(letters.length);
    expect(letters).not.toContain('g');
  });
});
