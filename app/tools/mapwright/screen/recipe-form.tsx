import type { FormEvent } from 'react';
import { LARGEST_SIDE, SMALLEST_SIDE } from '~/maps/map/grid';
import type { MapLook } from '~/maps/map/map-look';
import { type MapRecipe, THEMES } from '~/maps/map/recipe';
import { CHOICE_OPTIONS, LONGEST_SEED, NUMBER_OPTIONS, PLACE_PARAM } from '~/maps/map/recipe-link';
import { FORMER_PLACE_PARAM, themeChoice } from '~/maps/map/theme-choice';
import { THEME_NAMES } from '~/maps/map/themes';
import { Button } from '~/ui/button';
import { Select } from '~/ui/select';
import { SIDES_ALLOWED, sideOf } from '../edit/resize';
import { LookFields } from './look-fields';
import styles from './recipe-form.module.css';
import { RecipeSlider } from './recipe-slider';
import { CHOICE_NAMES } from './recipe-words';
import { SettledField } from './settled-field';

export type RecipeFormProps = {
  recipe: MapRecipe;
  look: MapLook;
  /** The target of the form without scripts. */
  action: string;
  onRecipe: (changes: Partial<MapRecipe>) => void;
  onLook: (changes: Partial<MapLook>) => void;
  onSurprise: () => void;
};

type ChoiceKey = keyof typeof CHOICE_OPTIONS;
type NumberKey = keyof typeof NUMBER_OPTIONS;

/** The recipe of a map. With scripts the map follows each change; without, submitting the form shows the map. */
export function RecipeForm({
  recipe,
  look,
  action,
  onRecipe,
  onLook,
  onSurprise,
}: RecipeFormProps) {
  const isCave = recipe.kind === 'cave';
  const choice = (key: ChoiceKey) => (
    <Select
      name={key}
      label={CHOICE_OPTIONS[key].label}
      value={recipe[key]}
      choices={CHOICE_OPTIONS[key].choices.map((value) => ({ value, label: CHOICE_NAMES[value] }))}
      onChange={(event) => onRecipe({ [key]: event.target.value })}
    />
  );
  const slider = (key: NumberKey, unit = '%') => (
    <RecipeSlider
      name={key}
      {...NUMBER_OPTIONS[key]}
      value={recipe[key]}
      unit={unit}
      onChange={(value) => onRecipe({ [key]: value })}
    />
  );
  const side = (key: 'width' | 'height') => (
    <SettledField
      name={key}
      label={`${NUMBER_OPTIONS[key].label} (squares)`}
      type="number"
      inputMode="numeric"
      min={SMALLEST_SIDE}
      max={LARGEST_SIDE}
      value={String(recipe[key])}
      check={(value) => (sideOf(value) === undefined ? SIDES_ALLOWED : undefined)}
      onSettle={(value) => onRecipe({ [key]: Number(value) })}
    />
  );
  function stay(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
  }
  return (
    <form className={styles.form} method="get" action={action} onSubmit={stay}>
      <input type="hidden" name={FORMER_PLACE_PARAM} value={recipe.theme} />
      <Select
        name={PLACE_PARAM}
        label={CHOICE_OPTIONS.theme.label}
        hint="Shapes, names, furniture and what waits in the rooms."
        value={recipe.theme}
        choices={CHOICE_OPTIONS.theme.choices.map((value) => ({
          value,
          label: THEME_NAMES[value],
        }))}
        onChange={({ target }) => {
          const theme = THEMES.find((one) => one === target.value);
          if (theme) onRecipe(themeChoice(theme, recipe));
        }}
      />
      {choice('kind')}
      {choice('layout')}
      <div className={styles.pair}>
        {side('width')}
        {side('height')}
      </div>
      <SettledField
        name="seed"
        label="Seed"
        hint="The same seed and settings always give the same map."
        maxLength={LONGEST_SEED}
        autoComplete="off"
        spellCheck={false}
        value={recipe.seed}
        check={(seed) => (seed.trim() === '' ? 'Type a seed, or press “Surprise me”.' : undefined)}
        onSettle={(seed) => onRecipe({ seed })}
      />
      <LookFields look={look} onLook={onLook} />
      <details className={styles.more} open={!isCave}>
        <summary>Rooms and corridors</summary>
        <div className={styles.inner}>
          <div className={styles.pair}>
            {choice('roomSize')}
            {choice('roomStyle')}
          </div>
          {slider('irregularity')}
          {slider('density')}
          {slider('corridorWidth', recipe.corridorWidth === 1 ? ' square' : ' squares')}
          {slider('straightness')}
          {slider('deadEnds')}
          {slider('loops')}
        </div>
      </details>
      <details className={styles.more} open={isCave}>
        <summary>Caves</summary>
        <div className={styles.inner}>
          {slider('caveFill')}
          {slider('caveSmoothing', '')}
        </div>
      </details>
      <details className={styles.more}>
        <summary>Doors, stairs and dangers</summary>
        <div className={styles.inner}>
          <div className={styles.pair}>
            {choice('doors')}
            {choice('stairs')}
          </div>
          {slider('entrances', '')}
          {slider('water')}
          {slider('pits')}
          {slider('rubble')}
          {slider('terrain')}
          {slider('pillars')}
        </div>
      </details>
      <div className={styles.send}>
        <Button kind="quiet" className={styles.plainOnly}>
          Generate
        </Button>
        <Button
          kind="quiet"
          name="again"
          value="1"
          icon="die"
          onClick={(event) => {
            event.preventDefault();
            onSurprise();
          }}
        >
          Surprise me
        </Button>
      </div>
    </form>
  );
}
