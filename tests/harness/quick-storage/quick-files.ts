/** The part of R2's interface that the product uses, in memory. */
export function quickFiles() {
  const kept = new Map<string, ArrayBuffer>();
  return {
    async put(key: string, bytes: Uint8Array<ArrayBuffer>) {
      kept.set(key, bytes.slice().buffer);
    },
    async get(key: string) {
      const bytes = kept.get(key);
      return bytes ? { arrayBuffer: async () => bytes.slice(0) } : null;
    },
    async delete(keys: string | string[]) {
      for (const key of [keys].flat()) kept.delete(key);
    },
    async list() {
      return { objects: [...kept.keys()].toSorted().map((key) => ({ key })) };
    },
    clear: () => kept.clear(),
  };
}
