/** Runs work on many things, several at once; the first failure ends it. */
export async function severalAtOnce<T>(
  things: readonly T[],
  work: (thing: T) => Promise<void>,
  atOnce = 8,
): Promise<void> {
  const waiting = things.values();
  const row = async () => {
    for (const thing of waiting) await work(thing);
  };
  await Promise.all(Array.from({ length: atOnce }, row));
}
