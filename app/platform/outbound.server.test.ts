import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callOut, readJsonObject } from './outbound.server';

let calls: { address: string; init: RequestInit }[] = [];
let answer: () => Response | Promise<Response> = () => new Response('here');

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    calls.push({ address, init });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a call to another server', () => {
  it.each([
    'https://sign-in.example/token',
    'http://localhost:8788/token',
    'http://127.0.0.1:8788/token',
    'http://[::1]:8788/token',
  ])('goes to %s, once, and follows it nowhere else', async (address) => {
    answer = () =>
      new Response('moved', { status: 302, headers: { Location: 'https://evil.example' } });
    expect(await callOut(address, { method: 'POST', body: 'a=b' })).toEqual({
      ok: true,
      status: 302,
      text: 'moved',
    });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      address,
      init: { method: 'POST', body: 'a=b', redirect: 'manual' },
    });
  });

  it.each([
    'http://sign-in.example/token',
    'http://localhost.evil.example/',
    'http://evil-localhost/',
    'http://127.0.0.10/',
    'https://name:word@sign-in.example/',
    'https://name@sign-in.example/',
    'https://:word@sign-in.example/',
    'ftp://localhost/',
    'file:///etc/passwd',
  ])('never goes to %s', async (address) => {
    expect(await callOut(address)).toEqual({ ok: false, reason: 'forbidden-address' });
    expect(calls).toEqual([]);
  });

  it('ends after 256 KB, and says so', async () => {
    let taken = 0;
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        taken += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
      cancel() {
        isCancelled = true;
      },
    });
    answer = () => new Response(endless);
    expect(await callOut('https://sign-in.example/')).toEqual({ ok: false, reason: 'too-large' });
    expect(taken).toBeLessThan(10);
    expect(isCancelled).toBe(true);
    answer = () => new Response('x'.repeat(256 * 1024));
    expect(await callOut('https://sign-in.example/')).toMatchObject({ ok: true });
  });

  it('reads letters that arrive in halves, and an answer without a body', async () => {
    const bytes = new TextEncoder().encode('Äther');
    const halves = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(bytes.slice(0, 1));
        controller.enqueue(bytes.slice(1));
        controller.close();
      },
    });
    answer = () => new Response(halves);
    expect(await callOut('https://sign-in.example/')).toMatchObject({ text: 'Äther' });
    answer = () => new Response(null, { status: 204 });
    expect(await callOut('https://sign-in.example/')).toEqual({ ok: true, status: 204, text: '' });
  });

  it.each([
    [new DOMException('late', 'TimeoutError'), 'timeout'],
    [new DOMException('ended', 'AbortError'), 'timeout'],
    [new TypeError('connection refused'), 'unreachable'],
    ['not even an error', 'unreachable'],
  ])('tells slow from silent: %s', async (thrown, reason) => {
    answer = () => Promise.reject(thrown);
    expect(await callOut('https://sign-in.example/')).toEqual({ ok: false, reason });
  });

  it('is ended when five seconds are over', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    answer = () => new Response('here');
    await callOut('https://sign-in.example/');
    expect(timeout).toHaveBeenCalledWith(5000);
    expect(calls[0]?.init.signal).toBe(timeout.mock.results[0]?.value);
  });
});

describe('an answer’s text', () => {
  it.each(['[1]', 'null', '"text"', '7', '<h1>Bad gateway</h1>', ''])('%s is no object', (text) =>
    expect(readJsonObject(text)).toBeNull(),
  );

  it('is read as the object that it is', () => {
    expect(readJsonObject('{"error":"invalid_grant","n":[1]}')).toEqual({
      error: 'invalid_grant',
      n: [1],
    });
  });
});
