import { type FormEvent, useState } from 'react';
import type { ExtraDamage } from '~/characters/sheet/sheet';
import { RollNumber } from '~/dice-tray/roll-number';
import { DeedForm, Press } from './press';
import { slotPresses } from './slot-presses';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** Extra damage that costs a spell slot: a button for each slot level, and the dice for the last spent slot. */
export function SlotDamage({ extra }: { extra: ExtraDamage }) {
  const { table, play } = useTableNow();
  const { name, when } = extra;
  const presses = slotPresses(extra, table.facts, play);
  const [asked, setAsked] = useState<string | null>(null);
  const least = presses.toSorted((one, other) => one.level - other.level)[0];
  const shown = presses.find(({ cost }) => cost === asked) ?? least;
  if (shown === undefined) return null;
  const { dice, level } = shown;

  /** Shows the dice of the slot that was just spent. */
  function handleSpent(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const cost = new URLSearchParams(submitter?.getAttribute('value') ?? '').get('cost');
    if (cost !== null) setAsked(cost);
  }
  return (
    <span className={styles.both}>
      <DeedForm className={styles.costs} label={name} onSubmit={handleSpent}>
        <input type="hidden" name="spell" value={name} />
        <input type="hidden" name="on" value="" />
        {presses.map(({ cost, label, left }) => (
          <Press
            key={label}
            compact
            deed={{ does: 'cast', cost, key: '' }}
            disabled={!left}
            aria-label={`${name}: ${label}`}
          >
            {label.replace('Level ', '')}
          </Press>
        ))}
      </DeedForm>
      <RollNumber
        text={dice}
        roll={{ kind: 'damage', of: `${name}, ${when}, level ${level}`, dice }}
        look="square"
      />
      <small>{name}</small>
    </span>
  );
}
