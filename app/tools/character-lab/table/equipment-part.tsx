import { characterPaths } from '~/character-paths';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { ToldLine } from '../told/told-number';
import { DeedForm, Press } from './press';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const COINS = [
  ['pp', 'Platinum'],
  ['gp', 'Gold'],
  ['ep', 'Electrum'],
  ['sp', 'Silver'],
  ['cp', 'Copper'],
] as const;

/** Carried items, worn items, and the purse. */
export function EquipmentPart() {
  return (
    <div className={styles.columns}>
      <Things />
      <Purse />
    </div>
  );
}

function Things() {
  const { id, things, sheet, mayChange } = useTableNow().table;
  const { carrying, attunement } = sheet;
  return (
    <section aria-labelledby="things">
      <h2 id="things">Equipment</h2>
      {things.length === 0 && <p className={styles.soft}>No equipment.</p>}
      <ul className={styles.things}>
        {things.map(({ id: thing, name, count, equipped, attuned, notes }) => (
          <li key={thing}>
            <span>
              {count !== 1 && <b>{`${count} × `}</b>}
              {name}
              {notes !== '' && <small>{notes}</small>}
            </span>
            {equipped && <Badge tone="ember">equipped</Badge>}
            {attuned && <Badge tone="purple">attuned</Badge>}
          </li>
        ))}
      </ul>
      <ul className={styles.lines}>
        <ToldLine label="Carried (lb.)" told={carrying.most}>
          {`${carrying.pounds} / ${carrying.most.value}`}
        </ToldLine>
        <ToldLine label="Attuned to" told={attunement.most}>
          {`${attunement.used} / ${attunement.most.value}`}
        </ToldLine>
      </ul>
      {carrying.notes.map((note) => (
        <p key={note} className={styles.soft}>
          {note}
        </p>
      ))}
      {mayChange && (
        <LinkButton
          kind="quiet"
          compact
          icon="edit"
          to={characterPaths.making({ id }, 'equipment')}
          reloadDocument
        >
          Edit, equip and attune
        </LinkButton>
      )}
    </section>
  );
}

function Purse() {
  const { play } = useTableNow();
  return (
    <section aria-labelledby="purse">
      <h2 id="purse">Coins</h2>
      <ul className={styles.coins}>
        {COINS.map(([kind, name]) => (
          <li key={kind}>
            <strong>{play.coins[kind].toLocaleString('en')}</strong> <span>{name}</span>
          </li>
        ))}
      </ul>
      <DeedForm className={styles.purse} label="Gain or pay coins">
        {COINS.map(([kind, name]) => (
          <label key={kind}>
            {name}
            <input
              name={kind}
              type="number"
              inputMode="numeric"
              min={0}
              max={999_999}
              placeholder="0"
              autoComplete="off"
            />
          </label>
        ))}
        <div className={styles.row}>
          <Press icon="plus" deed={{ does: 'coins', way: 'in' }}>
            Gain
          </Press>
          <Press icon="minus" deed={{ does: 'coins', way: 'out' }}>
            Pay
          </Press>
        </div>
      </DeedForm>
    </section>
  );
}
