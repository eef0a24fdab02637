import { THEMES } from '~/maps/map/recipe';
import { THEME_NAMES } from '~/maps/map/themes';
import { EDITIONS } from '~/rules/edition';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { bandsOf } from '../stock/bands';
import type { StockWishes } from '../stock/stock-ask';
import styles from './recipe-form.module.css';

/** The fields that say for whom a dungeon is stocked. The difficulties of both editions are offered, each named. */
export function StockFields({ wishes }: { wishes: StockWishes }) {
  const bands = EDITIONS.flatMap((edition) =>
    bandsOf(edition).map((band) => ({
      value: band,
      label: `${band.charAt(0).toUpperCase()}${band.slice(1)} (${edition})`,
    })),
  );
  return (
    <>
      <div className={styles.pair}>
        <Field
          name="characters"
          label="Characters"
          type="number"
          inputMode="numeric"
          min={1}
          max={12}
          defaultValue={String(wishes.characters)}
        />
        <Field
          name="level"
          label="Level"
          type="number"
          inputMode="numeric"
          min={1}
          max={20}
          defaultValue={String(wishes.level)}
        />
      </div>
      <div className={styles.pair}>
        <Select
          name="edition"
          label="Rules"
          defaultValue={wishes.edition}
          choices={EDITIONS.map((value) => ({ value, label: value }))}
        />
        <Select
          name="band"
          label="Hardest fight"
          hint="Of the same rules; the other rooms are easier."
          defaultValue={wishes.band}
          choices={bands}
        />
      </div>
      <Select
        name="theme"
        label="Theme of the contents"
        defaultValue={wishes.theme}
        choices={THEMES.map((value) => ({ value, label: THEME_NAMES[value] }))}
      />
    </>
  );
}
