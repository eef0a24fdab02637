import { Link } from '@remix-run/react';
import { ToolLink } from '~/catalogue/tool-link';
import { homebrewPaths } from '~/homebrew-paths';
import { paths } from '~/paths';
import { challengeText } from '~/rules/challenge';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { dayWords } from '~/ui/day-words';
import { DUPLICATE } from '~/ui/names';
import { Table } from '~/ui/table';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { ListedCreature } from '../kept/listed';
import styles from './list.module.css';

type CreatureTableProps = {
  items: readonly ListedCreature[];
  /** The ids selected initially. */
  ticked: readonly string[];
  /** The names of parties by id. */
  parties: Readonly<Record<string, string>>;
  /** Whether these are soft-deleted, and therefore have no links. */
  away?: boolean;
};

/** A table of creatures with checkboxes; on narrow screens the details are below the name. */
export function CreatureTable({ items, ticked, parties, away = false }: CreatureTableProps) {
  return (
    <Table caption={away ? 'Recently deleted' : 'My monsters'} captionHidden>
      <thead>
        <tr>
          <th className={styles.tick}>
            <VisuallyHidden>Selected</VisuallyHidden>
          </th>
          <th>Name</th>
          <th data-kind="number">CR</th>
          <th className={styles.wide}>Type</th>
          <th className={styles.wide}>Rules</th>
          <th className={styles.wide}>Folder</th>
          <th className={styles.wide}>Changed</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.id}>
            <td className={styles.tick}>
              <label>
                <VisuallyHidden>{`Select ${one.name}`}</VisuallyHidden>
                <input
                  type="checkbox"
                  name="id"
                  value={one.id}
                  defaultChecked={ticked.includes(one.id)}
                />
              </label>
            </td>
            <th scope="row" className={styles.name}>
              {away ? one.name : <Link to={homebrewPaths.creature(one)}>{one.name}</Link>}
              <About one={one} party={parties[one.partyId ?? ''] ?? null} />
              {!away && <Ways one={one} />}
            </th>
            <td data-kind="number">{challengeText(one.cr)}</td>
            <td className={styles.wide}>{one.type}</td>
            <td className={styles.wide}>{one.edition}</td>
            <td className={styles.wide}>{one.folder}</td>
            <td className={styles.wide}>
              <time dateTime={new Date(one.updatedAt).toISOString()}>
                {dayWords(one.updatedAt)}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function About({ one, party }: { one: ListedCreature; party: string | null }) {
  const { type, edition, folder, tags, isDraft, shared, origin } = one;
  return (
    <span className={styles.about}>
      <span className={styles.narrow}>
        {[type, edition, folder && `in ${folder}`].filter(Boolean).join(', ')}
      </span>
      {tags.map((tag) => (
        <span key={tag}>{`#${tag}`}</span>
      ))}
      {origin && <span>{`from ${origin}`}</span>}
      {isDraft && <Badge tone="ember">draft</Badge>}
      {shared && <Badge tone="green">shared</Badge>}
      {party && <Badge tone="purple">{`for ${party}`}</Badge>}
    </span>
  );
}

function Ways({ one }: { one: ListedCreature }) {
  return (
    <span className={styles.ways} data-print="no">
      <ToolLink
        tool="monster-lookup"
        to={paths.monster({ id: one.ownId })}
        aria-label={`Statblock of ${one.name}`}
      >
        Statblock
      </ToolLink>
      {!one.isDraft && (
        <Link
          to={paths.add({ kind: 'monster', id: one.ownId })}
          rel="nofollow"
          aria-label={`Add ${one.name} to…`}
        >
          Add to…
        </Link>
      )}
      <Link
        className={styles.wide}
        to={homebrewPaths.history(one)}
        aria-label={`Versions of ${one.name}`}
      >
        Versions
      </Link>
      <Link to={homebrewPaths.share(one)} aria-label={`Share ${one.name}`}>
        Share
      </Link>
      <Link
        className={styles.wide}
        to={homebrewPaths.takeChoice(one)}
        aria-label={`Export ${one.name}`}
      >
        Export
      </Link>
      <Button kind="plain" compact name="copy" value={one.id} aria-label={`Duplicate ${one.name}`}>
        {DUPLICATE}
      </Button>
    </span>
  );
}
