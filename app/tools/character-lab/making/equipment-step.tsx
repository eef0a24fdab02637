import { Fragment } from 'react';
import { Button } from '~/ui/button';
import { AddItem } from './add-item';
import { AskedField } from './asked-field';
import { ItemTable } from './item-table';
import { KeptField } from './kept-field';
import styles from './making.module.css';
import type { EquipmentView } from './making-facts';
import { NumberToSet } from './number-to-set';

const COINS = [
  ['pp', 'Platinum'],
  ['gp', 'Gold'],
  ['ep', 'Electrum'],
  ['sp', 'Silver'],
  ['cp', 'Copper'],
] as const;

/** The form of starting equipment, carried items and coins. */
export function EquipmentStep({ view }: { view: EquipmentView }) {
  return (
    <>
      {view.lines.length > 0 && <Start view={view} />}
      <ItemTable items={view.items} />
      <AddItem view={view} />
      <fieldset className={styles.asked}>
        <legend>Coins</legend>
        <div className={styles.coins}>
          {COINS.map(([coin, label]) => (
            <Fragment key={coin}>
              <input type="hidden" name={`had:${coin}`} value={view.had[coin]} />
              <KeptField
                label={label}
                name={`coin:${coin}`}
                inputMode="numeric"
                maxLength={6}
                kept={view.coins[coin]}
              />
            </Fragment>
          ))}
        </div>
      </fieldset>
      <div className={styles.summaryRow}>
        <NumberToSet label="Armor Class" told={view.ac} />
        <p className={styles.soft}>
          {`${view.carrying.pounds} of ${view.carrying.most.value} lb. carried. ${view.attunement.used} of ${view.attunement.most} attuned.`}
        </p>
        {[...view.ac.notes, ...view.carrying.notes].map((note) => (
          <p key={note} className={styles.soft}>
            {note}
          </p>
        ))}
      </div>
    </>
  );
}

function Start({ view }: { view: EquipmentView }) {
  return (
    <details className={styles.start} id="asked-equipment" open={!view.started || undefined}>
      <summary>{view.started ? 'Starting equipment again' : 'Starting equipment'}</summary>
      {view.lines.map((line) => (
        <div key={line.place}>
          <AskedField asked={line} />
          {line.kinds.map((kind) => (
            <AskedField key={kind.place} asked={kind} />
          ))}
        </div>
      ))}
      <div className={styles.presses}>
        <Button name="press" value="start-equipment" kind={view.started ? 'quiet' : 'primary'}>
          {view.started ? 'Add to my equipment again' : 'Add to my equipment'}
        </Button>
        {view.wealth !== null && !view.started && (
          <Button name="press" value="start-wealth" kind="quiet" icon="die">
            {`Roll ${view.wealth} gold pieces instead`}
          </Button>
        )}
      </div>
    </details>
  );
}
