import { useState } from 'react';
import { THEMES } from '~/maps/map/recipe';
import { THEME_NAMES } from '~/maps/map/themes';
import { EDITIONS } from '~/rules/edition';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { useHydrated } from '~/ui/use-hydrated';
import { bandChoices, usualBand } from '../stock/bands';
import type { StockWishes } from '../stock/stock-ask';
import styles from './recipe-form.module.css';

/**
 * The fields that say for whom a dungeon is stocked. The difficulties are those of the chosen rules; without scripts
 * those of both are offered, each named.
 */
export function StockFields({ wishes }: { wishes: StockWishes }) {
  const hydrated = useHydrated();
  const [edition, setEdition] = useState(wishes.edition);
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
          onChange={(event) => {
            setEdition(EDITIONS.find((one) => one === event.target.value) ?? wishes.edition);
          }}
          choices={EDITIONS.map((value) => ({ value, label: value }))}
        />
        <Select
          // With other rules, the choice begins anew.
          key={edition}
          name="band"
          label="Hardest fight"
          hint={hydrated ? HARDEST : `${HARDEST} Choose one that names your rules.`}
          defaultValue={edition === wishes.edition ? wishes.band : usualBand(edition)}
          choices={bandChoices(hydrated ? edition : null)}
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

const HARDEST = 'The farthest room is this hard, and no room is harder.';
