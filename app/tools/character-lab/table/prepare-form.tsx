import type { Preparable } from '~/characters/sheet/preparable';
import { Button, LinkButton } from '~/ui/button';
import styles from './table.module.css';

export type Preparing = {
  class: string;
  name: string;
  most: number;
  spells: readonly Preparable[];
};

type PrepareFormProps = {
  preparing: Preparing;
  /** The spells that were ticked when they could not be saved; null: those that are prepared. */
  ticked: readonly string[] | null;
  /** The address to return to. */
  back: string;
};

/** The spells that a class can prepare, by level, each with a box. */
export function PrepareForm({ preparing, ticked, back }: PrepareFormProps) {
  const { class: slug, name, most, spells } = preparing;
  const levels = [...new Set(spells.map(({ level }) => level))];
  return (
    <form method="post" className={styles.prepare} aria-label={`Prepare ${name} spells`}>
      <input type="hidden" name="intent" value="prepare" />
      <input type="hidden" name="class" value={slug} />
      <h2>{`Prepare ${name} spells: up to ${most}`}</h2>
      {spells.length === 0 && <p className={styles.soft}>There are no spells to prepare yet.</p>}
      {levels.map((level) => (
        <fieldset key={level}>
          <legend>{`Level ${level}`}</legend>
          {spells
            .filter((one) => one.level === level)
            .map((one) => (
              <label key={one.slug} className={styles.tick}>
                <input
                  type="checkbox"
                  name="spell"
                  value={one.slug}
                  defaultChecked={ticked?.includes(one.slug) ?? one.prepared}
                />
                {one.name}
              </label>
            ))}
        </fieldset>
      ))}
      <div className={styles.row}>
        <Button>Prepare</Button>
        <LinkButton kind="quiet" to={back} reloadDocument>
          Cancel
        </LinkButton>
      </div>
    </form>
  );
}
