import { afterEach, describe, expect, it } from 'vitest';
import { wordsOf } from '../harness/page-words';
import { Visitor } from '../harness/visitor';
import { CONTACT_TEXTS, GOOD_MESSAGE } from '../site-texts';

const endpoint = process.env.CONTACT_URL ?? '';

async function arrived(): Promise<unknown[]> {
  return (await fetch(endpoint)).json();
}

async function answerWith(status: number): Promise<void> {
  await fetch(`${endpoint}/_standin/status`, { method: 'POST', body: JSON.stringify({ status }) });
}

function tokenIn(html: string): string {
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
}

async function send(fields: Record<string, string>, visitor = new Visitor()) {
  const body = new URLSearchParams({ website: '', ...GOOD_MESSAGE, ...fields }).toString();
  const answer = await visitor.ask('/contact', { method: 'POST', body });
  return { status: answer.status, html: await answer.text() };
}

afterEach(() => answerWith(200));

describe('the contact form', () => {
  it.each(CONTACT_TEXTS)('answers "$text"', async ({ sent, status, text }) => {
    const answer = await send(sent);
    expect(answer.status).toBe(status);
    expect(wordsOf(answer.html)).toContain(text);
  });

  it('sends exactly the four fields, with the name in two parts', async () => {
    const before = (await arrived()).length;
    await send({ name: 'Maren van der Oak', message: 'One line,\r\nthen another.' });
    expect((await arrived()).slice(before)).toEqual([
      {
        firstName: 'Maren',
        lastName: 'van der Oak',
        email: 'maren@tavern.example',
        message: 'One line,\nthen another.',
      },
    ]);
  });

  it('sends nothing for a robot or an invalid form', async () => {
    const before = await arrived();
    await send({ website: 'x' });
    await send({ email: 'nobody' });
    expect(await arrived()).toEqual(before);
  });

  it('reports the endpoint’s error, keeps what was typed, and sends it once with the next try', async () => {
    const token = tokenIn(await (await new Visitor().ask('/contact')).text());
    const before = (await arrived()).length;
    await answerWith(503);
    const refused = await send({ token, message: 'First words for you.' });
    expect(refused.status).toBe(502);
    expect(wordsOf(refused.html)).toContain('API returned 503');
    expect(refused.html).toContain('First words for you.');
    expect(refused.html).toContain('value="maren@tavern.example"');
    expect(tokenIn(refused.html)).toBe(token);
    await answerWith(200);
    const second = await send({ token, message: 'Better words for you.' });
    expect(wordsOf(second.html)).toContain('Message sent!');
    const again = await send({ token, message: 'Better words for you.' });
    expect(wordsOf(again.html)).toContain('Message sent!');
    const messages = (await arrived()).slice(before);
    expect(messages).toEqual([expect.objectContaining({ message: 'Better words for you.' })]);
  });

  it.each([302, 307, 404, 500])('treats %i from the endpoint as a failure', async (status) => {
    await answerWith(status);
    const answer = await send({});
    expect(answer.status).toBe(502);
    expect(wordsOf(answer.html)).toContain(`API returned ${status}`);
  });

  it('escapes what was typed', async () => {
    const { html } = await send({ name: '"><script>alert(1)</script>', email: 'x' });
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('&lt;script&gt;alert(1)');
  });

  it('treats a malformed form as an empty one', async () => {
    const answer = await new Visitor().ask('/contact', { method: 'POST', body: 'token=x&token=y' });
    expect(answer.status).toBe(400);
    expect(wordsOf(await answer.text())).toContain('Please enter your name.');
  });

  it('rate limits many messages', async () => {
    const visitor = new Visitor();
    const statuses: number[] = [];
    for (let at = 0; at < 25; at += 1)
      statuses.push((await send({ website: 'x' }, visitor)).status);
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
