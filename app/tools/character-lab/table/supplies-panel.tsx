import type { PlayFacts } from '~/characters/play/facts';
import { ownValue } from '~/characters/play/own-value';
import type { Supply } from '~/characters/sheet/sheet';
import { RollNumber } from '~/dice-tray/roll-number';
import { Boxes } from './boxes';
import boxes from './boxes.module.css';
import { DeedForm, Press } from './press';
import { SlotBoxes } from './slot-boxes';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

/** Limited resources: slots, uses of features, and custom counters. */
export function SuppliesPanel() {
  const { table } = useTableNow();
  const { sheet, facts } = table;
  const isNone =
    sheet.supplies.length + facts.counters.length === 0 &&
    facts.pact === null &&
    facts.slots.every((most) => most === 0);
  if (isNone) return null;
  return (
    <section aria-labelledby="uses">
      <h2 id="uses">Uses and slots</h2>
      <div className={styles.panel}>
        <SlotBoxes />
        {sheet.supplies.map((supply) => (
          <SupplyLine key={supply.key} supply={supply} />
        ))}
        {facts.counters.map((counter) => (
          <CounterLine key={counter.key} counter={counter} />
        ))}
      </div>
    </section>
  );
}

function SupplyLine({ supply }: { supply: Supply }) {
  const { play } = useTableNow();
  const { key, name, most, die, back, shortRest } = supply;
  const dice = die !== null && (
    <>
      {' '}
      <RollNumber text={die} roll={{ kind: 'other', of: name, dice: rolled(die) }} />
    </>
  );
  if (most === null) {
    return (
      <p className={boxes.line}>
        <span className={boxes.label}>
          {name}
          {dice}
          <span className={boxes.count}>unlimited</span>
        </span>
      </p>
    );
  }
  return (
    <>
      <Boxes
        label={name}
        most={most}
        left={most - Math.min(most, ownValue(play.spent, key))}
        spend={{ does: 'supply', key, by: -1 }}
        back={{ does: 'supply', key, by: 1 }}
        note={backWords(back, shortRest)}
      />
      {dice && <p className={styles.dice}>{dice}</p>}
    </>
  );
}

/** A die as an expression: "d8" is "1d8". */
function rolled(die: string): string {
  return die.startsWith('d') ? `1${die}` : die;
}

function backWords(back: Supply['back'], shortRest: number): string {
  const some = shortRest > 0 && back !== 'short-rest' ? `, ${shortRest} after a short one` : '';
  switch (back) {
    case 'short-rest':
      return 'back after a short or long rest';
    case 'long-rest':
      return `back after a long rest${some}`;
    case 'dawn':
      return `back at dawn${some}`;
    default:
      return 'not restored by a rest';
  }
}

function CounterLine({ counter }: { counter: PlayFacts['counters'][number] }) {
  const { play } = useTableNow();
  const { key, name, most } = counter;
  const value = ownValue(play.counters, key, most ?? 0);
  const by = (step: number) => ({ does: 'counter', key, by: step });
  if (most !== null) {
    return <Boxes label={name} most={most} left={value} spend={by(-1)} back={by(1)} />;
  }
  return (
    <DeedForm className={boxes.line} label={name}>
      <p className={boxes.label}>
        {name} <strong>{value}</strong>
      </p>
      <span className={boxes.boxes}>
        {[-5, -1, 1, 5].map((step) => (
          <Press
            key={step}
            compact
            deed={by(step)}
            aria-label={`${name}: ${step < 0 ? 'less' : 'more'} by ${Math.abs(step)}`}
          >
            {step < 0 ? `−${-step}` : `+${step}`}
          </Press>
        ))}
      </span>
    </DeedForm>
  );
}
