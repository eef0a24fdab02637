import { fightPaths } from '~/fight-paths';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/field';
import { PictureField } from './picture-field';
import type { PlayersFacts } from './players-facts';
import styles from './table.module.css';
import { PressForm, TablePart } from './table-part';
import { TypedChoice, useTyped } from './typed-fields';

type HandoutPartProps = Pick<PlayersFacts, 'party' | 'handouts'> & {
  /** The id of the fight. */
  fight: string;
};

/** Sends a message or picture to the players, and lists what is shown now. */
export function HandoutPart({ party, handouts, fight }: HandoutPartProps) {
  const [latest] = handouts;
  return (
    <TablePart at="shown" title="Handouts">
      <PressForm at="shown" className={styles.form} files>
        <HandoutFields key={`${latest?.id} ${handouts.length}`} party={party} />
        <div className={styles.end}>
          <Button name="intent" value="table:handout" icon="eye">
            Show
          </Button>
        </div>
      </PressForm>
      {handouts.length > 0 && (
        <>
          <h3>Shown now</h3>
          <ul className={styles.list}>
            {handouts.map(({ id, to, text, picture }) => (
              <li key={id}>
                <span className={styles.shownWords}>
                  <b>{to}</b>
                  {text !== '' && <span className={styles.message}>{text}</span>}
                  {picture !== null && (
                    <a
                      href={fightPaths.fightPicture({ id: fight, picture })}
                      target="_blank"
                      rel="noreferrer"
                    >
                      <img
                        className={styles.thumbnail}
                        src={fightPaths.fightPicture({ id: fight, picture })}
                        alt="Handout shown now"
                        loading="lazy"
                      />
                    </a>
                  )}
                </span>
                <PressForm at="shown">
                  <input type="hidden" name="shown" value={id} />
                  <Button kind="quiet" name="intent" value="table:put-away" compact>
                    Stop showing
                  </Button>
                </PressForm>
              </li>
            ))}
          </ul>
        </>
      )}
    </TablePart>
  );
}

function HandoutFields({ party }: Pick<PlayersFacts, 'party'>) {
  const typed = useTyped('handout');
  return (
    <>
      <TextArea
        label="Message"
        name="handout"
        rows={3}
        maxLength={2000}
        defaultValue={typed ?? ''}
      />
      <PictureField />
      <TypedChoice
        label="To"
        name="to"
        of={[
          ['', 'All players'],
          ...party.map(({ id, name }) => [id, `${name}’s player`] as const),
        ]}
      />
    </>
  );
}
