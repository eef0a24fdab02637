import { AddLink } from '~/catalogue/add-to/add-link';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { encounterPaths } from '~/encounter-paths';
import type { ListedEncounter } from '~/encounters/encounter';
import { Card } from '~/ui/card';
import styles from './kept.module.css';

/** An encounter in the list; a click opens it. */
export function KeptCard({ one }: { one: ListedEncounter }) {
  const { name, foes, xp, edition, status, folder, tags, shared } = one;
  return (
    <li>
      <Card heading={name} level={2} to={encounterPaths.kept(one)}>
        <p className={styles.about}>
          <span>{`${foes} ${foes === 1 ? 'foe' : 'foes'}`}</span>
          <span>{`${xp.toLocaleString('en')} XP`}</span>
          <span>{`${edition} rules`}</span>
          {status !== 'draft' && <span>{status}</span>}
          {shared && <span>shared</span>}
          {folder !== '' && <span>{`in ${folder}`}</span>}
          {tags.map((tag) => (
            <span key={tag}>{`#${tag}`}</span>
          ))}
        </p>
      </Card>
      <AddLink thing={{ kind: 'encounter', id: one.id, name }} compact />
      <DuplicateForm kind="encounter" id={one.id} name={name} />
    </li>
  );
}
