/** Shared by the tests of fight helpers. */
import { env } from 'cloudflare:workers';
import { beforeEach, expect } from 'vitest';
import { acceptInvitation, inviteHelper } from '~/fights/kept/fight-helpers.server';
import { type Desk, openDesk } from './fights-desk';
import { addPeople } from './kept-rows';

export const PEOPLE = ['ann', 'ben', 'cay', 'dot', 'eve', 'fay'];
export let desk: Desk;

/** Creates the users and the services before each test. */
export function deskForTests(): void {
  beforeEach(async () => {
    await addPeople(...PEOPLE);
    await env.DB.prepare(`update users set name = upper(id), email = id || '@x.test'`).run();
    desk = openDesk();
  });
}

export async function invited(id: string): Promise<string> {
  const made = await inviteHelper(desk, 'ann', id);
  if (!made?.ok) throw new Error(made?.sentence ?? 'There is no such fight.');
  return made.code;
}

/** Adds these users as helpers to a fight of Ann's. */
export async function helpedBy(id: string, ...helpers: string[]): Promise<void> {
  for (const helper of helpers) {
    const answer = await acceptInvitation(desk, helper, await invited(id));
    expect(answer).toEqual({ ok: true, fightId: id });
  }
}

export const count = (table: string) =>
  env.DB.prepare(`select count(*) as n from ${table}`).first('n');
