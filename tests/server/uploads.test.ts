import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PEOPLE, Visitor } from '../harness/visitor';
import { openWorkerHere, type WorkerHere } from '../harness/worker-here.mjs';

let here: WorkerHere;
let trial: Visitor;
let paying: Visitor;

const visitor = () =>
  new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });

beforeAll(async () => {
  here = await openWorkerHere();
  trial = visitor();
  paying = visitor();
  await trial.signIn(PEOPLE.trial, '/about');
  await paying.signIn(PEOPLE.paying, '/about');
});
afterAll(() => here?.close());

/** A number of up to 14 bits as two characters of a WebP header, followed by two zero bytes. */
const size = (bytes: number) => String.fromCharCode(bytes % 128, bytes >> 7, 0, 0);

/** An 8-pixel WebP picture as a string; `beside` is appended as a metadata chunk. */
function face(rest = '', beside = ''): string {
  const drawn = `/\x07\0\0\0\0\0\0\0\0\0\0${rest}${rest.length % 2 === 1 ? ' ' : ''}`;
  const notes = beside === '' ? '' : `EXIF${size(beside.length)}${beside}`;
  const whole = `WEBPVP8L${size(drawn.length)}${drawn}${notes}`;
  return `RIFF${size(whole.length)}${whole}`;
}

async function ticket(who: Visitor, kind = 'portrait'): Promise<string> {
  const answer = await who.ask('/uploads', { method: 'POST', body: `kind=${kind}` });
  expect(answer.status).toBe(200);
  const said = await answer.json();
  expect(said).toMatchObject({
    maxBytes: 1024 * 1024,
    types: expect.arrayContaining(['image/png']),
  });
  return Object(said).address;
}

async function put(who: Visitor, address: string, body = face(), headers = {}) {
  const answer = await who.ask(address, { method: 'PUT', body, headers });
  return { status: answer.status, ...(await answer.json().then(Object)) };
}

describe('an upload', () => {
  it('is accepted once with a ticket, is visible to its owner only, and is served as a picture only', async () => {
    const address = await ticket(trial);
    const kept = await put(trial, address, face(), { 'Content-Type': 'text/html' });
    expect(kept).toMatchObject({ status: 201, address: `/uploads/${kept.id}` });
    const shown = await trial.ask(kept.address);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toBe(face());
    expect(shown.headers.get('Content-Type')).toBe('image/webp');
    expect(shown.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(shown.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox");
    expect(shown.headers.get('Cache-Control')).toBe('private, no-store');
    expect((await paying.ask(kept.address)).status).toBe(404);
    expect((await visitor().ask(kept.address)).status).toBe(401);
    const again = await put(trial, address, face('again'));
    expect(again).toEqual({ status: 403, error: 'This upload link was already used.' });
  });

  it('loses the metadata of a camera', async () => {
    const kept = await put(trial, await ticket(trial), face('a house', 'at 52 north, 13 east'));
    expect(await (await trial.ask(kept.address)).text()).toBe(face('a house'));
  });

  it('is refused without a ticket, with another user’s, or with an altered one', async () => {
    const address = await ticket(trial);
    expect(await put(paying, address)).toMatchObject({ status: 403 });
    for (const changed of [
      '/uploads/new/portrait',
      address.replace(/ticket=\d/, 'ticket=9'),
      `${address}0`,
    ]) {
      const refused = await put(trial, changed);
      expect(refused, changed).toEqual({
        status: 403,
        error: 'This upload needs a valid link.',
      });
    }
    // The refused requests have not used up the ticket.
    expect(await put(trial, address, face('mine'))).toMatchObject({ status: 201 });
  });

  it('is refused with a sentence when it is not a picture, too large, or compressed', async () => {
    const html = await put(trial, await ticket(trial), '<script>alert(1)</script>', {
      'Content-Type': 'image/png',
    });
    expect(html).toEqual({ status: 415, error: 'Choose a picture: PNG, JPEG or WebP.' });
    const large = await put(trial, await ticket(trial), face('x'.repeat(1024 * 1024)));
    expect(large.status).toBe(413);
    expect(large.error).toMatch(/larger than 1024 kB/);
    const packed = await put(trial, await ticket(trial), face(), { 'Content-Encoding': 'gzip' });
    expect(packed.status).toBe(415);
    const empty = await put(trial, await ticket(trial), '');
    expect(empty.status).toBe(400);
  });

  it('is listed and deleted by its owner only, by a call or by a form', async () => {
    const kept = [];
    for (const rest of ['call', 'form'])
      kept.push(await put(trial, await ticket(trial), face(rest)));
    const listed = async (who: Visitor) =>
      Object(await (await who.ask('/uploads')).json()).uploads.map(({ id }: { id: string }) => id);
    expect(await listed(trial)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)));
    expect(await listed(paying)).toEqual([]);
    const [one, two] = kept.map(({ address }) => address);
    for (const method of ['DELETE', 'POST']) {
      const body = method === 'POST' ? 'intent=delete' : undefined;
      expect((await paying.ask(one, { method, body })).status, method).toBe(404);
      expect((await visitor().ask(one, { method, body })).status, method).toBe(401);
      const foreign = { Origin: 'https://evil.example' };
      expect((await trial.ask(one, { method, body, headers: foreign })).status, method).toBe(403);
    }
    expect((await trial.ask(one, { method: 'POST', body: 'intent=other' })).status).toBe(400);
    expect((await trial.ask(one, { method: 'PUT', body: '' })).status).toBe(405);
    expect((await trial.ask(one)).status).toBe(200);
    expect((await trial.ask(one, { method: 'DELETE' })).status).toBe(204);
    expect((await trial.ask(one, { method: 'DELETE' })).status).toBe(404);
    const form = await trial.ask(two, { method: 'POST', body: 'intent=delete' });
    expect([form.status, form.headers.get('Location')]).toEqual([303, '/settings']);
    for (const gone of [one, two]) expect((await trial.ask(gone)).status).toBe(404);
    const again = await put(trial, await ticket(trial), face('call'));
    expect(again).toMatchObject({ status: 201, id: kept[0].id });
  });

  it('has no other route', async () => {
    const odd = await trial.ask('/uploads', { method: 'POST', body: 'kind=constructor' });
    expect(odd.status).toBe(400);
    for (const path of ['/uploads/new/portrait', '/uploads/..%2f..%2fusers', '/uploads/x']) {
      expect((await trial.ask(path)).status, path).toBe(404);
    }
    const posted = await trial.ask(await ticket(trial), { method: 'POST', body: face() });
    expect(posted.status).toBe(405);
    expect(
      (await visitor().ask('/uploads', { method: 'POST', body: 'kind=portrait' })).status,
    ).toBe(401);
  });
});
