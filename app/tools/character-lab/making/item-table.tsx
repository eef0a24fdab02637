import { Fragment } from 'react';
import { IconButton } from '~/ui/button';
import { Table } from '~/ui/table';
import { ItemDetails } from './item-details';
import { KeptBox, KeptInput, KeptSelect } from './kept-field';
import styles from './making.module.css';
import type { ItemRow } from './making-facts';

/** The table of carried items: count, equipped, attuned, magic bonus and notes. */
export function ItemTable({ items }: { items: readonly ItemRow[] }) {
  if (items.length === 0) return <p className={styles.soft}>No equipment yet.</p>;
  return (
    <div className={styles.items} id="asked-items">
      <Table caption="Carried">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Quantity</th>
            <th scope="col">Equipped</th>
            <th scope="col">Magic</th>
            <th scope="col">Attuned</th>
            <th scope="col">
              <span className={styles.hidden}>Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Fragment key={item.id}>
              <OneItem item={item} />
              <tr className={styles.thingRow}>
                <td colSpan={6}>
                  <ItemDetails item={item} />
                </td>
              </tr>
            </Fragment>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

/** The name of a field where the table has no header row. */
function CellName({ children }: { children: string }) {
  return (
    <span className={styles.cellName} aria-hidden="true">
      {children}
    </span>
  );
}

function OneItem({ item }: { item: ItemRow }) {
  const field = (name: string) => `item:${item.id}:${name}`;
  return (
    <tr>
      <th scope="row">
        <input type="hidden" name="items" value={item.id} />
        <input type="hidden" name={field('had')} value={item.had} />
        {item.name}
        {item.what !== '' && <small className={styles.what}>{item.what}</small>}
      </th>
      <td>
        <CellName>Quantity</CellName>
        <KeptInput
          name={field('count')}
          aria-label={`Quantity: ${item.name}`}
          inputMode="numeric"
          size={3}
          maxLength={4}
          kept={item.count}
        />
      </td>
      <td>
        {item.wearable && (
          <>
            <CellName>Equipped</CellName>
            <KeptBox
              name={field('equipped')}
              aria-label={`Equipped: ${item.name}`}
              kept={item.equipped}
            />
          </>
        )}
      </td>
      <td>
        {item.wearable && (
          <>
            <CellName>Magic</CellName>
            <KeptSelect
              name={field('plus')}
              aria-label={`Magic bonus: ${item.name}`}
              kept={item.plus}
            >
              {[...new Set([0, 1, 2, 3, item.plus])].map((plus) => (
                <option key={plus} value={plus}>
                  {plus === 0 ? '—' : `+${plus}`}
                </option>
              ))}
            </KeptSelect>
          </>
        )}
      </td>
      <td>
        {item.attunable && (
          <>
            <CellName>Attuned</CellName>
            <KeptBox
              name={field('attuned')}
              aria-label={`Attuned to ${item.name}`}
              kept={item.attuned}
            />
          </>
        )}
      </td>
      <td>
        <IconButton
          icon="trash"
          label={`Remove ${item.name}`}
          name="press"
          value={`remove-item:${item.id}`}
        />
      </td>
    </tr>
  );
}
