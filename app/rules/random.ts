/** A seeded random stream: the same seed gives the same values on every JavaScript engine. */
export type Random = {
  /** The next 32 random bits, an integer from 0 to 4,294,967,295. */
  next(): number;
  /** An unbiased integer from 0 to n − 1; n is an integer from 1 to 2³² (throws RangeError otherwise). */
  below(n: number): number;
  /** One throw of a die: an integer from 1 to `sides`. */
  die(sides: number): number;
  /**
   * A new stream that depends only on this stream's seed and the label, not on what was drawn so far. Give each stage
   * of a generator its own fork: a change in one stage then leaves the others unchanged.
   */
  fork(label: string | number): Random;
  /** One element of the list, each equally likely (throws RangeError when the list is empty). */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy of the list; the list itself is not changed. */
  shuffle<T>(list: readonly T[]): T[];
};

const RANGE = 2 ** 32;

type Words = readonly [number, number, number, number];

const ORIGIN: Words = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344];

/** The random stream of a seed; the number 7 and the text "7" are the same seed. */
export function createRandom(seed: string | number): Random {
  return streamOf(absorb(ORIGIN, String(seed)));
}

/** xoshiro128** (Blackman and Vigna, 2018); the state is a typed array so that drawing allocates nothing. */
function streamOf(words: Words): Random {
  const state = Uint32Array.from(words);

  function next(): number {
    const a = state[0] ?? 0;
    const b = state[1] ?? 0;
    const c = (state[2] ?? 0) ^ a;
    const d = (state[3] ?? 0) ^ b;
    const scrambled = Math.imul(rotate(Math.imul(b, 5), 7), 9);
    state[0] = a ^ d;
    state[1] = b ^ c;
    state[2] = c ^ (b << 9);
    state[3] = rotate(d, 11);
    return scrambled >>> 0;
  }

  function below(n: number): number {
    if (!(n >= 1 && n <= RANGE && Number.isInteger(n))) {
      throw new RangeError(`below() wants an integer from 1 to 2^32, not ${n}`);
    }
    // The last, incomplete run of n values would favour the small numbers: draw again.
    const fair = RANGE - (RANGE % n);
    let value = next();
    while (value >= fair) value = next();
    return value % n;
  }

  return {
    next,
    below,
    die: (sides) => below(sides) + 1,
    fork: (label) => streamOf(absorb(words, String(label))),
    pick<T>(list: readonly T[]): T {
      // The index is inside the list, because below() refuses an empty one.
      return list[below(list.length)] as T;
    },
    shuffle<T>(list: readonly T[]): T[] {
      const copy = list.slice();
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = below(last + 1);
        const moved = copy[last] as T;
        copy[last] = copy[other] as T;
        copy[other] = moved;
      }
      return copy;
    },
  };
}

function rotate(value: number, by: number): number {
  return (value << by) | (value >>> (32 - by));
}

/** Hashes a text into four words; changing one character changes all of them. */
function absorb(from: Words, text: string): Words {
  let [a, b, c, d] = from;
  for (let index = 0; index <= text.length; index += 1) {
    // One step past the end mixes in the length, so that "" and "\0" differ.
    const unit = index < text.length ? text.charCodeAt(index) : text.length ^ 0x5bd1e995;
    a = mix(a ^ unit);
    b = mix(b + a);
    c = mix(c ^ b);
    d = mix(d + c);
    a = (a + d) | 0;
  }
  // xoshiro would stay at zero for ever if all four words were zero.
  return (a | b | c | d) === 0 ? ORIGIN : [a >>> 0, b >>> 0, c >>> 0, d >>> 0];
}

/** The 32-bit finalizer of MurmurHash3 after adding the golden ratio: every input bit affects every output bit. */
function mix(word: number): number {
  let value = (word + 0x9e3779b9) | 0;
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return value ^ (value >>> 16);
}
