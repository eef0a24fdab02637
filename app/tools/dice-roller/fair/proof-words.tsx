import layout from '~/ui/layout.module.css';
import { rollerPaths } from '../roller-paths';

/** Explains how a roll is proven and what the proof is worth. */
export function Proof() {
  return (
    <section className={layout.prose} aria-labelledby="proof-title">
      <h2 id="proof-title">How a roll is proven</h2>
      <ol>
        <li>
          Before a roll, <a href={rollerPaths.roller()}>the page</a> draws a seed: 128 random bits
          from your device, or from our server where no script runs. It shows the seed’s SHA-256,
          the hash, and hides the seed. Our server stores nothing: it sends the seed along with the
          form, sealed, for an hour.
        </li>
        <li>Say which dice you will roll, and read the hash out or paste it in the chat.</li>
        <li>Another player names a word. Type it under “Another player’s word”, and roll.</li>
        <li>
          The seed and the word decide every die, and now the seed is shown. Anyone who opens the
          link gets the same roll, and the page compares the seed with the hash.
        </li>
      </ol>
      <p>
        You need not trust the page for that. On any computer{' '}
        <code>printf %s SEED | sha256sum</code> must give the hash.
      </p>
      <h3>What is proven</h3>
      <ul>
        <li>
          Anyone who knew the hash before the roll knows that the seed was not changed after it. The
          same seed, word and dice give the same result everywhere.
        </li>
        <li>
          Whoever named the word after hearing the hash knows more: nobody chose the result. The
          roller was bound to the seed before the word was known, and the word was named without
          knowing the seed.
        </li>
      </ul>
      <h3>What is not</h3>
      <ul>
        <li>
          A link alone proves only that the dice follow from the seed. Its maker may have rolled in
          private until they liked one, or made up the seed: the page then says that the seed came
          with the link.
        </li>
        <li>
          A hash without another player’s word does not prove that the seed is the first one drawn:
          the roller can draw many before sharing one.
        </li>
        <li>
          A hash whose seed is never shown proves nothing. Agree that an abandoned roll counts as
          the worst.
        </li>
        <li>Dice named after the word prove nothing: name them with the hash.</li>
      </ul>
    </section>
  );
}
