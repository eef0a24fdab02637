import { useState } from 'react';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { Select } from '~/ui/select';
import { FilterBar, useAnswerFilter } from './answer-filter';
import { grouped } from './grouped';
import styles from './making.module.css';
import type { EquipmentView } from './making-facts';

/** The kinds of custom items; the values are those of the pressed action. */
const KINDS = [
  { value: 'thing', label: 'Item' },
  { value: 'weapon', label: 'Weapon' },
  { value: 'armor', label: 'Armor' },
  { value: 'shield', label: 'Shield' },
];

/** Adds an item of the rules, searched and by kind, or a custom one. */
export function AddItem({ view }: { view: EquipmentView }) {
  const filter = useAnswerFilter(view.catalogue);
  const [kind, setKind] = useState('');
  const [chosen, setChosen] = useState('');
  const groups = grouped(view.catalogue);
  const offered = grouped(
    view.catalogue.filter(
      (answer) =>
        answer.value === chosen || (filter.fits(answer) && (kind === '' || answer.group === kind)),
    ),
  );
  const item = view.catalogue.find(({ value }) => value === chosen);
  return (
    <fieldset className={styles.asked}>
      <legend>Add an item</legend>
      <FilterBar title="items" filter={filter}>
        <select
          aria-label="Kind of item"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
        >
          <option value="">All kinds</option>
          {groups.map(({ group }) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
        </select>
      </FilterBar>
      <div className={styles.add}>
        <label className={styles.list}>
          From the rules
          <select
            name="add-item"
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          >
            <option value="">Choose…</option>
            {offered.map(({ group, answers }) => (
              <optgroup key={group} label={group}>
                {answers.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {item?.facts && <p className={styles.soft}>{item.facts}</p>}
        <Field label="Or a custom item" name="add-own" maxLength={80} />
        <Select label="Kind" name="add-kind" choices={KINDS} />
        <Field
          label="Quantity"
          name="add-count"
          inputMode="numeric"
          maxLength={4}
          defaultValue="1"
        />
        <Button kind="quiet" icon="plus" name="press" value="add-item">
          Add
        </Button>
      </div>
    </fieldset>
  );
}
