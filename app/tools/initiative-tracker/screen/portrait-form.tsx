import type { Combatant } from '~/fights/log/state';
import { MARK_COLOURS, PORTRAIT_SIGNS } from '~/fights/sheet/mark-looks';
import { Button } from '~/ui/button';
import { FaceToken } from './face-token';
import { One } from './one';
import styles from './portrait-form.module.css';

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Sets a combatant's sign and colour on all screens of this fight. */
export function PortraitForm({ one }: { one: Combatant }) {
  const { id, kind, name, side, sheet, portrait, colour } = one;
  const face = { kind, name, side, record: sheet.record };
  return (
    <form method="post" className={styles.form} key={`${portrait} ${colour}`}>
      <One id={id} />
      <fieldset className={styles.choices}>
        <legend>Icon</legend>
        <label className={styles.choice} title="None">
          <input type="radio" name="sign" value="" defaultChecked={portrait === null} />
          <FaceToken {...face} portrait={null} colour={null} />
          <span className={styles.words}>None</span>
        </label>
        {PORTRAIT_SIGNS.map((sign) => (
          <label key={sign} className={styles.choice} title={title(sign)}>
            <input type="radio" name="sign" value={sign} defaultChecked={portrait === sign} />
            <FaceToken {...face} portrait={sign} colour={colour ?? 'gray'} />
            <span className={styles.words}>{title(sign)}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Color</legend>
        <label className={styles.choice}>
          <input type="radio" name="colour" value="" defaultChecked={colour === null} />
          <span className={styles.plain}>Automatic</span>
        </label>
        {MARK_COLOURS.map((one) => (
          <label key={one} className={styles.choice} title={title(one)}>
            <input type="radio" name="colour" value={one} defaultChecked={colour === one} />
            <span className={styles.swatch} data-colour={one} />
            <span className={styles.words}>{title(one)}</span>
          </label>
        ))}
      </fieldset>
      <Button kind="quiet" name="intent" value="portrait" compact>
        Set portrait
      </Button>
    </form>
  );
}
