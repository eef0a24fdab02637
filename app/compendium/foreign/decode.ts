import { HOMEBREW_LIMITS } from './limits';

export type Decoded =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: string };

/** Magic bytes of files that are not text, and the message for each. */
const MAGIC: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'This is a ZIP file: unpack it first.'],
  [[0x1f, 0x8b], 'This is a packed file (gzip): unpack it first.'],
  [[0x25, 0x50, 0x44, 0x46], 'This is a PDF: copy the statblock out of it and paste the text.'],
  [[0x89, 0x50, 0x4e, 0x47], 'This is a picture: only text can be read.'],
  [[0xff, 0xd8, 0xff], 'This is a picture: only text can be read.'],
];

/** Decodes a file or a pasted text, or returns a message that says why it cannot be decoded. */
export function decoded(input: string | Uint8Array): Decoded {
  if (typeof input === 'string') {
    // A UTF-16 unit takes at most three bytes in UTF-8.
    const small = input.length * 3 <= HOMEBREW_LIMITS.bytes;
    return small || new TextEncoder().encode(input).length <= HOMEBREW_LIMITS.bytes
      ? { ok: true, text: input }
      : tooLarge();
  }
  if (input.byteLength > HOMEBREW_LIMITS.bytes) return tooLarge();
  for (const [bytes, problem] of MAGIC) {
    if (bytes.every((byte, at) => input[at] === byte)) return { ok: false, problem };
  }
  const label = input[0] === 0xff && input[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return { ok: true, text: new TextDecoder(label, { fatal: true }).decode(input) };
  } catch {
    return { ok: false, problem: 'This is not UTF-8 text. Save it again as UTF-8.' };
  }
}

function tooLarge(): Decoded {
  return { ok: false, problem: 'A file can be at most 5 MB.' };
}
