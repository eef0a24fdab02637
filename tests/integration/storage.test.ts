import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '~/catalogue/catalogue';
import { currentCatalogue } from '~/catalogue/overrides.server';
import { openDatabase } from '~/platform/database.server';

describe('the catalogue in the database', () => {
  it('is the built-in catalogue while the admin has changed nothing', async () => {
    expect(await currentCatalogue(openDatabase(env.DB), Date.now())).toEqual(CATALOGUE);
  });

  it('contains the admin’s changes', async () => {
    await env.DB.prepare(
      "insert into tool_overrides (id, state) values ('dice-roller', 'live')",
    ).run();
    const tools = await currentCatalogue(openDatabase(env.DB), Date.now());
    expect(tools.find((tool) => tool.id === 'dice-roller')).toMatchObject({
      state: 'live',
      access: 'free',
    });
  });

  it('refuses a state that does not exist', async () => {
    const write = env.DB.prepare(
      "insert into tool_overrides (id, state) values ('dice-roller', 'open')",
    ).run();
    await expect(write).rejects.toThrow(/CHECK/);
  });
});
