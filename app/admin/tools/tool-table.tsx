import { Form, Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { AccessBadge, StateBadge } from '~/catalogue/tool-badges';
import { Button, LinkButton } from '~/ui/button';
import type { Column } from '~/ui/data-table/column';
import { UNDO } from '~/ui/names';
import { AdminTable } from '../frame/admin-table';
import { RowMenu } from '../frame/row-menu';
import type { ListedTool } from './tool-list.server';
import { standingWords, wantedWords } from './tool-words';
import styles from './tools.module.css';

/** Every tool: its present state, the catalogue's, and the possible actions. */
export function ToolTable({ tools }: { tools: readonly ListedTool[] }) {
  return (
    <AdminTable
      caption="The tools, in the order of the features page"
      columns={COLUMNS}
      rows={tools}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      narrow="lines"
    />
  );
}

const COLUMNS: readonly Column<ListedTool>[] = [
  {
    key: 'tool',
    label: 'Tool',
    cell: ({ id, title, built }) => (
      <span className={styles.tool} id={id}>
        <Link to={adminPaths.toolChange({ tool: id })}>{title}</Link>
        {!built && <span className={styles.note}>not built yet</span>}
      </span>
    ),
  },
  {
    key: 'stands',
    label: 'State',
    onLine: true,
    cell: (tool) => (
      <span className={styles.badges}>
        <StateBadge tool={tool} />
        <span className={styles.access}>
          <AccessBadge access={tool.access} />
        </span>
      </span>
    ),
  },
  { key: 'catalogue', label: 'Default', cell: byCatalogue },
  {
    key: 'change',
    label: 'Change',
    screenOnly: true,
    onLine: true,
    cell: (tool) => <Acts tool={tool} />,
  },
];

function Acts({ tool }: { tool: ListedTool }) {
  const { id, title } = tool;
  const presses = (
    <>
      <LinkButton
        kind="quiet"
        compact
        to={adminPaths.toolChange({ tool: id })}
        aria-label={`Change ${title}`}
      >
        Change
      </LinkButton>
      {tool.former && <TakeBack tool={tool} />}
    </>
  );
  return (
    <>
      <span className={styles.acts}>{presses}</span>
      <RowMenu name={title}>{presses}</RowMenu>
    </>
  );
}

function byCatalogue({ catalogue, state, access }: ListedTool): string {
  if (catalogue === null) return '';
  const isSame = catalogue.state === state && catalogue.access === access;
  return isSame ? '' : standingWords(catalogue);
}

function TakeBack({ tool: { id, title, former, seen } }: { tool: ListedTool }) {
  return (
    <Form method="post" action={adminPaths.tools()}>
      <input type="hidden" name="tool" value={id} />
      <input type="hidden" name="seen" value={seen} />
      <Button
        kind="quiet"
        compact
        icon="undo"
        name="intent"
        value="take-back"
        aria-label={`Undo the last change of ${title}`}
        title={former ? `Back to ${wantedWords(former)}` : undefined}
      >
        {UNDO}
      </Button>
    </Form>
  );
}
