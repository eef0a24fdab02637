import { type Leaf, leaf } from '../leaf';

/** A revealed seed with what is known of it. */
export type ShownProof = {
  seed: string;
  word: string;
  /** The SHA-256 of the seed, computed after the roll. */
  seedHash: string;
  /** The hash shown before the roll; null when unknown. */
  told: string | null;
  /** Drawn for this roll, or given by a link. */
  from: 'drawn' | 'link';
};

/** The seed after the roll, and whether it matches the hash shown before. */
export function proofLeaves({ seed, word, seedHash, told, from }: ShownProof): Leaf[] {
  const verdict = verdictOf({ seedHash, told, from });
  return [
    leaf('p', { 'data-verdict': verdict.tone }, verdict.words),
    leaf(
      'dl',
      {},
      ...line('Seed', seed),
      ...(word === '' ? [] : line('Another player’s word', word)),
      ...line('Its SHA-256', seedHash),
      ...(told === null || told === seedHash ? [] : line('Hash shared before', told)),
    ),
  ];
}

function line(name: string, value: string): Leaf[] {
  return [leaf('dt', {}, name), leaf('dd', {}, leaf('code', {}, value))];
}

function verdictOf({ seedHash, told, from }: Pick<ShownProof, 'seedHash' | 'told' | 'from'>): {
  tone: 'good' | 'bad' | 'plain';
  words: string;
} {
  if (told !== null && told !== seedHash) {
    return {
      tone: 'bad',
      words: '✗ The seed does not match the hash: this is not the promised roll.',
    };
  }
  if (told !== null) {
    return {
      tone: 'good',
      words:
        '✓ The seed matches the hash. If you knew this hash before the roll, nothing was changed after it.',
    };
  }
  return {
    tone: 'plain',
    words:
      from === 'link'
        ? 'The seed came with the link: this is the same roll for everyone, but whoever made the link may have chosen it.'
        : 'The seed was drawn for this roll, without a hash shared before it.',
  };
}
