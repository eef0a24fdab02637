/** Packs a text for storing: gzip of its UTF-8. */
export async function packText(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packing).arrayBuffer());
}

/** Unpacks a text; null when it is not a packed text, or would exceed `mostBytes` bytes. */
export async function unpackText(packed: BufferSource, mostBytes: number): Promise<string | null> {
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  try {
    while (true) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > mostBytes) {
        await reader.cancel();
        return null;
      }
      text += decoder.decode(value, { stream: true });
    }
  } catch {
    return null;
  }
}
