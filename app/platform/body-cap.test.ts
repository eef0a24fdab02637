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
    const capped = capBody(request([6, 4]), 10);
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
