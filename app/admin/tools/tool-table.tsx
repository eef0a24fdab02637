import { Form, Link } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';
import { AccessBadge, StateBadge } from '~/catalogue/tool-badges';
import { Button, LinkButton } from '~/ui/button';
import { Table } from '~/ui/table';
import type { ListedTool } from './tool-list.server';
import { standingWords, wantedWords } from './tool-words';
import styles from './tools.module.css';

/** Every tool: how it stands, what the catalogue says, and what can be done about it. */
export function ToolTable({ tools }: { tools: readonly ListedTool[] }) {
  return (
    <Table caption="The tools, in the order of the features page" captionHidden>
      <thead>
        <tr>
          <th scope="col">Tool</th>
          <th scope="col">Stands</th>
          <th scope="col">By the catalogue</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {tools.map((tool) => (
          <tr key={tool.id} id={tool.id}>
            <th scope="row">
              <span className={styles.tool}>
                <Link to={adminPaths.toolChange({ tool: tool.id })}>{tool.title}</Link>
                {!tool.built && <span className={styles.note}>not built yet</span>}
              </span>
            </th>
            <td>
              <span className={styles.badges}>
                <StateBadge tool={tool} />
                <AccessBadge access={tool.access} />
              </span>
            </td>
            <td>{byCatalogue(tool)}</td>
            <td>
              <span className={styles.acts}>
                <LinkButton
                  kind="quiet"
                  compact
                  to={adminPaths.toolChange({ tool: tool.id })}
                  aria-label={`Change ${tool.title}`}
                >
                  Change
                </LinkButton>
                {tool.former && <TakeBack tool={tool} />}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function byCatalogue({ catalogue, state, access }: ListedTool): string {
  if (catalogue === null) return '';
  const isSame = catalogue.state === state && catalogue.access === access;
  return isSame ? 'the same' : standingWords(catalogue);
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
        aria-label={`Take back the last change of ${title}`}
        title={former ? `Back to ${wantedWords(former)}` : undefined}
      >
        Take back
      </Button>
    </Form>
  );
}
