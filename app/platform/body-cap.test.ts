import { describe, expect, it } from 'vitest';
import { capBody } from './body-cap';

function request(chunks: number[], headers: Record<string, string> = {}): Request {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const size of chunks) controller.enqueue(new Uint8Array(size));
      controller.close();
    },
  });
  const init = { method: 'POST', body, headers, duplex: 'half' };
  return new Request('https://delvewright.example/', init);
}

describe('a body cap', () => {
  it('lets a body of exactly the cap through', async () => {
    const capped = capBody(request([6, 4], { 'Content-Length': '10' }), 10);
    expect((await capped.request.arrayBuffer()).byteLength).toBe(10);
    expect(capped.exceeded()).toBe(false);
  });

  it('stops a body that grows past the cap, whatever length it declared', async () => {
    const capped = capBody(request([6, 5, 100], { 'Content-Length': '3' }), 10);
    await expect(capped.request.arrayBuffer()).rejects.toThrow();
    expect(capped.exceeded()).toBe(true);
  });

  it('refuses a declared length over the cap without reading', () => {
    expect(capBody(request([], { 'Content-Length': '11' }), 10).exceeded()).toBe(true);
  });
});

describe('a body that nobody read', () => {
  function counted(chunks: number, bytes: number) {
    let given = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          given += 1;
          if (given > chunks) controller.close();
          else controller.enqueue(new Uint8Array(bytes));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'PUT', body, duplex: 'half' };
    return { request: new Request('https://delvewright.example/', init), given: () => given };
  }

  it('is left alone until somebody reads it', () => {
    const { request, given } = counted(3, 10);
    capBody(request, 1000);
    expect(given()).toBe(0);
  });

  it('is read to its end when it is small, even where the page has taken hold of it', async () => {
    const { request, given } = counted(3, 10);
    const capped = capBody(request, 5);
    new Request(capped.request).body?.getReader();
    await capped.drain();
    expect(given()).toBe(4);
  });

  it('is given up when it is large', async () => {
    const { request, given } = counted(10_000, 64 * 1024);
    await capBody(request, 10).drain();
    expect(given()).toBeLessThan(100);
  });
});
