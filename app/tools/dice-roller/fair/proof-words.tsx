import layout from '~/ui/layout.module.css';
import { rollerPaths } from '../roller-paths';

/** How a roll is proven, and what that is worth, in plain words. */
export function Proof() {
  return (
    <section className={layout.prose} aria-labelledby="proof-title">
      <h2 id="proof-title">How a roll is proven</h2>
      <ol>
        <li>
          Before a roll, <a href={rollerPaths.roller()}>the page</a> draws a seed: 128 bits of
          chance from your device, or from our server where no script runs. It shows the seed’s
          SHA-256, the hash, and holds the seed back. Our server keeps nothing: it hands the seed
          along with the form, sealed, for an hour.
        </li>
        <li>
          Say aloud which dice you will roll, and read the hash to the table or paste it in the
          chat.
        </li>
        <li>Somebody else names a word. Type it under “Somebody’s word”, and roll.</li>
        <li>
          The seed and the word decide every die, and now the seed is shown. Whoever opens the link
          gets the same roll, and the page compares the seed with the hash.
        </li>
      </ol>
      <p>
        You need not trust the page for that. On any computer{' '}
        <code>printf %s SEED | sha256sum</code> must give the hash.
      </p>
      <h3>What is proven</h3>
      <ul>
        <li>
          Whoever knew the hash before the roll knows that the seed was not exchanged after it. One
          seed, one word and the same dice come to one result, here and everywhere.
        </li>
        <li>
          Whoever named the word after the hash was told knows more: nobody chose the result. The
          one who rolled was bound to the seed before the word was known, and the word was said
          without knowing the seed.
        </li>
      </ul>
      <h3>What is not</h3>
      <ul>
        <li>
          A link alone proves only that the dice follow from the seed. Its maker may have rolled in
          private until one pleased, or thought up the seed: the page then says that the seed came
          with the link.
        </li>
        <li>
          A hash without somebody’s word does not prove that the seed is the first one drawn:
          whoever holds the device can draw many before telling one.
        </li>
        <li>
          A hash whose seed is never shown proves nothing. Agree that a roll that is broken off
          counts as the worst.
        </li>
        <li>Dice that are named after the word prove nothing: say them with the hash.</li>
      </ul>
    </section>
  );
}
