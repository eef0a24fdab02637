import { createRandom } from '~/rules/random';

/**
 * The dice of a run of fights: one seeded stream per fight, so that any fight can be replayed alone. Draws allocate
 * nothing and are integers, the same on every JavaScript engine.
 */
export class Dice {
  private readonly words = new Int32Array(4);
  private readonly origin = new Int32Array(4);

  constructor(seed: string) {
    const random = createRandom(seed).fork('battle');
    for (let at = 0; at < 4; at += 1) this.origin[at] = random.next();
  }

  /** Sets the stream to the start of a fight, numbered from 1. */
  begin(fight: number): void {
    let word = Math.imul(fight, 0x9e3779b1);
    for (let at = 0; at < 4; at += 1) {
      word = (word + 0x6d2b79f5) | 0;
      let mixed = word ^ (this.origin[at] ?? 0);
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
      mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
      this.words[at] = mixed ^ (mixed >>> 16);
    }
    // xoshiro would stay at zero for ever if all four words were zero.
    if (this.words.every((one) => one === 0)) this.words[0] = 1;
  }

  /** The next 32 bits: xoshiro128** (Blackman and Vigna, 2018). */
  next(): number {
    const words = this.words;
    const a = words[0] as number;
    const b = words[1] as number;
    const c = (words[2] as number) ^ a;
    const d = (words[3] as number) ^ b;
    const five = Math.imul(b, 5);
    words[0] = a ^ d;
    words[1] = b ^ c;
    words[2] = c ^ (b << 9);
    words[3] = (d << 11) | (d >>> 21);
    return Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
  }

  /** One throw, 1 to `sides`, each equally likely (Lemire's multiplication, with rejection). */
  die(sides: number): number {
    let drawn = this.next();
    let low = Math.imul(drawn, sides) >>> 0;
    if (low < sides) {
      const unfair = (0x100000000 - sides) % sides;
      while (low < unfair) {
        drawn = this.next();
        low = Math.imul(drawn, sides) >>> 0;
      }
    }
    return Math.floor((drawn * sides) / 0x100000000) + 1;
  }

  /** The sum of `count` throws. */
  sum(count: number, sides: number): number {
    let total = 0;
    for (let at = 0; at < count; at += 1) total += this.die(sides);
    return total;
  }

  /** The sum, with 1s and 2s thrown again once each (SRD 5.1, "Great Weapon Fighting"). */
  sumAgain(count: number, sides: number): number {
    let total = 0;
    for (let at = 0; at < count; at += 1) {
      const first = this.die(sides);
      total += first <= 2 ? this.die(sides) : first;
    }
    return total;
  }
}
