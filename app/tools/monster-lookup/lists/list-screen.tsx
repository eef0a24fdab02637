import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useHere } from '~/catalogue/use-way-back';
import { withBack } from '~/catalogue/way-back';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Foot } from '~/ui/foot';
import { Icon } from '~/ui/icon';
import { Menu } from '~/ui/menu';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import { CopyButton } from '../copy-button';
import { COMPARED } from '../device-lists';
import { LateTray } from '../late-tray';
import styles from './list-screen.module.css';
import { ListTable } from './list-table';
import { LIST_FORMS, type ListedMonster, type ListForm, listText } from './list-text';

/** The maximum number of statblocks in one print. */
const MOST_PRINTED = 8;

const WORDS: Record<ListForm, { copy: string; open: string }> = {
  text: { copy: 'Copy as text', open: 'As text' },
  markdown: { copy: 'Copy as Markdown', open: 'As Markdown' },
  json: { copy: 'Copy as JSON', open: 'JSON file' },
};

type ListScreenProps = {
  name: string;
  monsters: readonly ListedMonster[];
  /** The id of a list in an account, for its export URLs; null on the device. */
  files: string | null;
  problem: string | null;
  /** The form to remove monsters. */
  takeOut: ReactNode;
};

/** A list: its monsters as a table, and actions for all of them. */
export function ListScreen({ name, monsters, files, problem, takeOut }: ListScreenProps) {
  const hydrated = useHydrated();
  const here = useHere();
  const known = monsters.filter(({ facts }) => facts !== null).map(({ id }) => id);
  return (
    <>
      <h1 className={styles.heading}>{name}</h1>
      {problem && <Notice tone="problem" announce title={problem} />}
      {monsters.length === 0 ? (
        <EmptyState
          icon="star"
          title="This list is empty"
          action={<Link to={paths.monsterLookup()}>Find monsters</Link>}
        >
          <p>Open a monster and press “Lists, note” to add it here.</p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.tools} data-print="no">
            <Menu label="Export" icon="download" align="start">
              {hydrated &&
                LIST_FORMS.map((form) => (
                  <CopyButton
                    key={form}
                    icon="copy"
                    command={`copy-${form}`}
                    label={WORDS[form].copy}
                    text={() => listText(form, name, monsters)}
                  />
                ))}
              {files !== null &&
                LIST_FORMS.map((form) => (
                  <a
                    key={form}
                    href={paths.monsterList({ id: files, form })}
                    download={form === 'json' || undefined}
                  >
                    <Icon name={form === 'json' ? 'download' : 'external'} />
                    {WORDS[form].open}
                  </a>
                ))}
              {known.length > 0 && (
                <Link to={paths.monsterPrint(known.slice(0, MOST_PRINTED))}>
                  <Icon name="print" />
                  {known.length > MOST_PRINTED
                    ? `Print the first ${MOST_PRINTED} statblocks`
                    : 'Print the statblocks'}
                </Link>
              )}
            </Menu>
            {hydrated && (
              <Button type="button" kind="quiet" icon="print" onClick={() => window.print()}>
                Print the list
              </Button>
            )}
            {known.length > 1 && (
              <LinkButton
                kind="quiet"
                to={withBack(paths.monsterCompare(known.slice(0, COMPARED.most)), here)}
              >
                {known.length > COMPARED.most
                  ? `Compare the first ${COMPARED.most}`
                  : `Compare all ${known.length}`}
              </LinkButton>
            )}
          </div>
          <ListTable name={name} monsters={monsters} />
          <details className={styles.out} data-print="no">
            <summary>Remove monsters</summary>
            {takeOut}
          </details>
          <Foot>
            <LateTray />
          </Foot>
        </>
      )}
    </>
  );
}
