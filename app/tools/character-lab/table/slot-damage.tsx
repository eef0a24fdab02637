import { type FormEvent, useState } from 'react';
import { damageAtSlot } from '~/characters/sheet/damage-text';
import type { ExtraDamage } from '~/characters/sheet/sheet';
import { RollNumber } from '~/dice-tray/roll-number';
import { DeedForm, Press } from './press';
import { levelOfCost, spellCosts } from './spell-costs';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** What spends a slot as a spell of level 1 does, without being one. */
const AS_SPELL = {
  level: 1,
  ritual: false,
  free: null,
  how: 'known',
  concentration: false,
} as const;

/** Damage of a hit for which a slot is spent: one press a slot, and the dice of the slot that was spent last. */
export function SlotDamage({ extra }: { extra: ExtraDamage }) {
  const { table, play } = useTableNow();
  const { name, when } = extra;
  const costs = spellCosts(table.facts, play, AS_SPELL);
  const [asked, setAt] = useState<number | null>(null);
  const levels = costs.map(({ cost }) => levelOfCost(table.facts, AS_SPELL, cost));
  const at = asked ?? Math.min(...levels);
  if (costs.length === 0) return null;
  const dice = damageAtSlot(extra, at);

  /** What was spent is rolled as it was spent. */
  function handleSpent(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const cost = new URLSearchParams(submitter?.getAttribute('value') ?? '').get('cost');
    if (cost !== null) setAt(levelOfCost(table.facts, AS_SPELL, cost));
  }
  return (
    <span className={styles.both}>
      <DeedForm className={styles.costs} label={name} onSubmit={handleSpent}>
        <input type="hidden" name="spell" value={name} />
        <input type="hidden" name="on" value="" />
        {costs.map(({ cost, label, left }) => (
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
        roll={{ kind: 'damage', of: `${name}, ${when}, level ${at}`, dice }}
        look="square"
      />
      <small>{name}</small>
    </span>
  );
}
