/**
 * Derives the id that players' devices get from a combatant's id and a secret, because an id in the log may contain a
 * name (from another program, or entered by hand). Four rounds of 32 bits: it hides the id, it is not a proof of
 * identity.
 */
export function publicId(secret: string, id: string): string {
  let [a, b] = [0x9e3779b9, 0x85ebca6b];
  for (let round = 0; round < 4; round += 1) {
    for (const letter of `${secret} ${id} ${round}`) {
      const code = letter.codePointAt(0) ?? 0;
      a = Math.imul(a ^ code, 0x01000193) ^ (b >>> 15);
      b = Math.imul(b ^ code, 0x5bd1e995) ^ (a >>> 13);
    }
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}
