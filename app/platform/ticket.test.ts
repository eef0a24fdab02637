import { describe, expect, it } from 'vitest';
import { readTicket, writeTicket } from './ticket.server';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const ticket = { purpose: 'seed monsters', maxBytes: 1000, expiresAt: 5000 };

describe('an upload ticket', () => {
  it('is good for its purpose until its time', async () => {
    const text = await writeTicket(SECRET, ticket);
    expect(await readTicket(SECRET, 'seed monsters', text, 5000)).toEqual({
      ok: true,
      ticket: { ...ticket, number: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    });
    expect(await readTicket(SECRET, 'seed monsters', text, 5001)).toMatchObject({ ok: false });
    expect(await readTicket(SECRET, 'seed spells', text, 1)).toMatchObject({ ok: false });
  });

  it('has a number of its own, which cannot be exchanged', async () => {
    const [one, other] = [await writeTicket(SECRET, ticket), await writeTicket(SECRET, ticket)];
    expect(one).not.toBe(other);
    const mixed = one.replace(one.split('.')[2] ?? '', other.split('.')[2] ?? '');
    expect(await readTicket(SECRET, 'seed monsters', mixed, 1)).toMatchObject({ ok: false });
  });

  it('cannot be changed or made without the secret', async () => {
    const text = await writeTicket(SECRET, ticket);
    const stretched = text.replace(/^1000\./, '9000.');
    const forged = await writeTicket(`${SECRET}!`, ticket);
    for (const bad of [stretched, forged, '', 'x', `x${text}`, `${text}0`, '1.2.zz']) {
      expect(await readTicket(SECRET, 'seed monsters', bad, 1)).toMatchObject({ ok: false });
    }
  });
});
