import { Form, useSearchParams } from '@remix-run/react';
import { challengeText } from '~/rules/challenge';
import { Button, LinkButton } from '~/ui/button';
import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';
import { inOrder, readOrder } from '~/ui/data-table/row-order';
import { chosenWords } from '~/ui/data-table/selection';
import { useTicks } from '~/ui/data-table/use-ticks';
import { EmptyState } from '~/ui/empty-state';
import layout from '~/ui/layout.module.css';

type Beast = { id: string; name: string; type: string; cr: number; ac: number; hp: number };

const BEASTS: readonly Beast[] = [
  { id: 'dragon', name: 'Adult Red Dragon', type: 'Dragon', cr: 17, ac: 19, hp: 256 },
  { id: 'cube', name: 'Gelatinous Cube', type: 'Ooze', cr: 2, ac: 6, hp: 84 },
  { id: 'ghoul', name: 'Ghoul', type: 'Undead', cr: 1, ac: 12, hp: 22 },
  { id: 'goblin', name: 'Goblin', type: 'Humanoid', cr: 0.25, ac: 15, hp: 7 },
  { id: 'owlbear', name: 'Owlbear', type: 'Monstrosity', cr: 3, ac: 13, hp: 59 },
];

const COLUMNS: readonly Column<Beast>[] = [
  {
    key: 'name',
    label: 'Name',
    sorted: 'lowest first',
    cell: ({ name }) => name,
    value: ({ name }) => name,
  },
  { key: 'type', label: 'Type', cell: ({ type }) => type },
  {
    key: 'cr',
    label: 'CR',
    kind: 'number',
    sorted: 'highest first',
    cell: ({ cr }) => challengeText(cr),
    value: ({ cr }) => cr,
  },
  {
    key: 'ac',
    label: 'AC',
    kind: 'number',
    sorted: 'highest first',
    cell: ({ ac }) => ac,
    value: ({ ac }) => ac,
  },
  {
    key: 'hp',
    label: 'HP',
    kind: 'number',
    sorted: 'highest first',
    cell: ({ hp }) => hp,
    value: ({ hp }) => hp,
  },
];

const USUAL = { column: 'name', descending: false };

/** A table with checkboxes, one that scrolls, and one without rows. */
export function SampleTable() {
  const [params] = useSearchParams();
  const order = readOrder(params, COLUMNS, USUAL);
  const rows = inOrder(BEASTS, COLUMNS, order);
  const { ticks, chosen, form, clear } = useTicks(
    'beast',
    rows.map(({ id }) => id),
  );
  const sent = BEASTS.filter(({ id }) => params.getAll('beast').includes(id));
  const table = {
    columns: COLUMNS,
    rows,
    idOf: ({ id }: Beast) => id,
    nameOf: ({ name }: Beast) => name,
    order,
    params,
  };
  return (
    <>
      <Form ref={form} method="get" action="#tables" className={layout.stack} preventScrollReset>
        <input type="hidden" name="sort" value={order.column} />
        <input type="hidden" name="dir" value={order.descending ? 'desc' : 'asc'} />
        <DataTable {...table} caption="Beasts of the north" ticks={ticks} />
        <div className={layout.row}>
          <Button kind="quiet" compact>
            Export selected
          </Button>
          <Button type="button" kind="plain" compact onClick={clear}>
            Clear selection
          </Button>
          <span role="status" aria-label="Selected">
            {chosenWords(chosen.length, rows.length)}
          </span>
        </div>
        {sent.length > 0 && <p>{`Exported: ${sent.map(({ name }) => name).join(', ')}.`}</p>}
      </Form>
      <DataTable
        {...table}
        caption="Scrolls by itself"
        narrow="scroll"
        orderParams={{ sort: 'by', dir: 'way' }}
        order={readOrder(params, COLUMNS, USUAL, { sort: 'by', dir: 'way' })}
      />
      <DataTable
        {...table}
        rows={[]}
        caption="Nothing"
        empty={
          <EmptyState
            title="No beasts yet"
            action={
              <LinkButton kind="quiet" to="#pickers">
                Add some
              </LinkButton>
            }
          />
        }
      />
    </>
  );
}
