import { describe, expect, it } from 'vitest';
import { readTicket, writeTicket } from './ticket.server';

const SECRET = 'a-secret-of-more-than-thirty-two-characters';
const ticket = { purpose: 'seed monsters', maxBytes: 1000, expiresAt: 5000 };

describe('an upload ticket', () => {
  it('is good for its purpose until its time', async () => {
    const text = await writeTicket(SECRET, ticket);
    expect(await readTicket(SECRET, 'seed monsters', text, 5000)).toEqual({ ok: true, ticket });
    expect(await readTicket(SECRET, 'seed monsters', text, 5001)).toMatchObject({ ok: false });
    expect(await readTicket(SECRET, 'seed spells', text, 1)).toMatchObject({ ok: false });
  });

  it('cannot be changed or made without the secret', async () => {
    const text = await writeTicket(SECRET, ticket);
    const stretched = text.replace(/^1000\./, '9000.');
    const forged = await writeTicket(`${SECRET}!`, ticket);
    for (const bad of [stretched, forged, '', 'x', `${text}0`, '1.2.zz']) {
      expect(await readTicket(SECRET, 'seed monsters', bad, 1)).toMatchObject({ ok: false });
    }
  });
});
