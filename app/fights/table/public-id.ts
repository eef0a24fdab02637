/**
 * The id by which players' devices know somebody: made of the fight's own id and a secret of the table, since an id of the log can
 * have been made of a name (from another program, by hand). Four rounds of 32 bits; it hides, it does not prove anything.
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
