import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { useLabWays } from '../use-lab-ways';
import { ToldLine } from '../told/told-number';
import { DeedForm, Press } from './press';
import { Purse } from './purse';
import styles from './table.module.css';
import { gearMark, poundsOf, type ThingNow, thingsNow } from './things-now';
import { useTableNow } from './use-table-now';

/** Carried items with what is done with them, what was found, and the purse. */
export function EquipmentPart() {
  return (
    <div className={styles.columns}>
      <Things />
      <Loot />
      <Purse />
    </div>
  );
}

function Things() {
  const { table, play } = useTableNow();
  const { id, sheet, mayChange, confirmed } = table;
  const ways = useLabWays();
  const { carrying, attunement } = sheet;
  const all = thingsNow(table, play);
  const here = new Set(all.map((one) => one.id));
  const outer = all.filter(({ within }) => within === null || !here.has(within));
  const pounds = poundsOf(all, play);
  const attuned = all.filter((one) => one.attuned).length;
  const isBehind = gearMark(play) !== gearMark(confirmed.play);
  return (
    <section aria-labelledby="things">
      <h2 id="things">Equipment</h2>
      {all.length === 0 && <p className={styles.soft}>No equipment.</p>}
      <ThingList things={outer} all={all} />
      {isBehind && (
        <p className={styles.soft} role="status">
          Armor Class and attacks follow as soon as this is saved in your account.
        </p>
      )}
      <ul className={styles.lines}>
        <ToldLine label="Carried (lb.)" told={carrying.most}>
          {`${pounds} / ${carrying.most.value}`}
        </ToldLine>
        <ToldLine label="Attuned to" told={attunement.most}>
          {`${attuned} / ${attunement.most.value}`}
        </ToldLine>
      </ul>
      {pounds > carrying.most.value && (
        <p className={styles.soft}>More than you can carry: your speed is at most 5 feet.</p>
      )}
      {mayChange && (
        <LinkButton
          kind="quiet"
          compact
          icon="edit"
          to={ways.making({ id }, 'equipment')}
          reloadDocument
        >
          Edit equipment
        </LinkButton>
      )}
    </section>
  );
}

type ListProps = { things: readonly ThingNow[]; all: readonly ThingNow[] };

function ThingList({ things, all }: ListProps) {
  return (
    <ul className={styles.things}>
      {things.map((thing) => (
        <li key={thing.id}>
          <Thing thing={thing} all={all} />
          {all.some(({ within }) => within === thing.id) && (
            <ThingList things={all.filter(({ within }) => within === thing.id)} all={all} />
          )}
        </li>
      ))}
    </ul>
  );
}

function Thing({ thing, all }: { thing: ThingNow; all: readonly ThingNow[] }) {
  const { id, name, count, equipped, attuned, notes, heals, wearable, within } = thing;
  const gear = { does: 'gear', item: id };
  const others = all.filter((one) => one.id !== id);
  return (
    <details className={styles.thing}>
      <summary>
        <span>
          {count !== 1 && <b>{`${count} × `}</b>}
          {name}
          {notes !== '' && <small>{notes}</small>}
        </span>
        {equipped && <Badge tone="ember">equipped</Badge>}
        {attuned && <Badge tone="purple">attuned</Badge>}
      </summary>
      <DeedForm className={styles.row} label={name}>
        {heals !== undefined && (
          <Press compact deed={{ ...gear, by: -1, heals }} aria-label={`Drink ${name}: ${heals}`}>
            {`Drink: ${heals}`}
          </Press>
        )}
        {wearable !== false && (
          <Press
            compact
            deed={{ ...gear, equipped: !equipped }}
            aria-label={`${equipped ? 'Unequip' : 'Equip'} ${name}`}
          >
            {equipped ? 'Unequip' : 'Equip'}
          </Press>
        )}
        {wearable !== false && (
          <Press
            compact
            deed={{ ...gear, attuned: !attuned }}
            aria-label={attuned ? `End attunement to ${name}` : `Attune to ${name}`}
          >
            {attuned ? 'End attunement' : 'Attune'}
          </Press>
        )}
        <Press compact deed={{ ...gear, by: -1 }} aria-label={`Use 1: ${name}`}>
          −1
        </Press>
        <Press compact deed={{ ...gear, by: 1 }} aria-label={`Add 1: ${name}`}>
          +1
        </Press>
      </DeedForm>
      {others.length > 0 && (
        <DeedForm className={styles.row} label={`Where ${name} is`}>
          <label>
            In{' '}
            <select name="within" defaultValue={within ?? ''} key={within}>
              <option value="">nothing</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
          <Press compact deed={gear} aria-label={`Put ${name} there`}>
            Put there
          </Press>
        </DeedForm>
      )}
    </details>
  );
}

/** A form for what was found. */
function Loot() {
  return (
    <section aria-labelledby="loot">
      <h2 id="loot">Add an item</h2>
      <DeedForm className={styles.loot} label="Add an item">
        <label>
          Item
          <input name="name" maxLength={80} required autoComplete="off" />
        </label>
        <label>
          Count
          <input
            name="count"
            type="number"
            inputMode="numeric"
            min={1}
            max={9999}
            defaultValue={1}
            autoComplete="off"
          />
        </label>
        <label>
          Pounds each
          <input
            name="pounds"
            inputMode="decimal"
            maxLength={7}
            placeholder="0"
            autoComplete="off"
          />
        </label>
        <Press icon="plus" deed={{ does: 'loot' }}>
          Add
        </Press>
      </DeedForm>
    </section>
  );
}
