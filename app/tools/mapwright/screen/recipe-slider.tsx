import { useId } from 'react';
import styles from './recipe-form.module.css';

export type RecipeSliderProps = {
  name: string;
  label: string;
  least: number;
  most: number;
  value: number;
  unit?: string;
  onChange: (value: number) => void;
};

/** A slider for a number of the recipe, with its value next to it. */
export function RecipeSlider({
  name,
  label,
  least,
  most,
  value,
  unit,
  onChange,
}: RecipeSliderProps) {
  const id = useId();
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {value}
        {unit}
      </output>
      <input
        id={id}
        type="range"
        name={name}
        min={least}
        max={most}
        value={value}
        aria-valuetext={`${value}${unit ?? ''}`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
