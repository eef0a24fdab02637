import type { TableSettings } from '~/fights/seats/table-settings';
import { Button } from '~/ui/button';
import { SAVE } from '~/ui/names';
import { SEAT_ACT_PAIRS, SHOWN_PAIRS } from '../screen/players-words';
import styles from './table.module.css';
import { PressForm, TablePart } from './table-part';
import { TypedChoice, TypedLine, TypedTick } from './typed-fields';

type SeenPartProps = {
  settings: TableSettings;
  /** URL of the players' page; null while the fight is not shared. */
  path: string | null;
};

/** What players see of the fight, and what they may do. */
export function SeenPart({ settings, path }: SeenPartProps) {
  return (
    <TablePart at="seen" title="What players see and can do">
      <PressForm at="seen" className={styles.form}>
        <SeenFields key={JSON.stringify(settings)} {...settings} />
        <div className={styles.end}>
          <Button name="intent" value="table:see">
            {SAVE}
          </Button>
          {path && (
            <a href={path} target="_blank" rel="noreferrer">
              View as players
            </a>
          )}
        </div>
      </PressForm>
    </TablePart>
  );
}

function SeenFields(settings: TableSettings) {
  const { title, partyHitPoints, otherHitPoints, seatsMay } = settings;
  return (
    <>
      <TypedLine
        label="Title above the order"
        hint="The fight’s own name may give away too much."
        name="table-title"
        maxLength={80}
        defaultValue={title ?? ''}
      />
      <div className={styles.pair}>
        <TypedChoice
          label="Hit points of the party"
          name="party-hit-points"
          defaultValue={partyHitPoints}
          of={SHOWN_PAIRS}
        />
        <TypedChoice
          label="Hit points of others"
          name="other-hit-points"
          defaultValue={otherHitPoints}
          of={SHOWN_PAIRS}
        />
      </div>
      <p className={styles.hint}>
        Each combatant can differ, have another name, or be hidden: open it in the fight, “What
        players see”.
      </p>
      <div>
        <TypedTick
          label="Players see the conditions of others"
          name="shows-conditions"
          on={settings.showsConditions}
        />
        <TypedTick
          label="Players see the initiative of others"
          name="shows-counts"
          on={settings.showsCounts}
        />
      </div>
      <fieldset className={styles.ticks}>
        <legend>Players with a seat can</legend>
        {SEAT_ACT_PAIRS.map(([act, label]) => (
          <TypedTick key={act} label={label} name={`may-${act}`} on={seatsMay.includes(act)} />
        ))}
      </fieldset>
    </>
  );
}
