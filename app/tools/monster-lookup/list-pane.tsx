import { Link } from '@remix-run/react';
import { useEffect, useMemo, useRef } from 'react';
import { AddLink } from '~/catalogue/add-to/add-link';
import { isOwnId } from '~/compendium/records/own-id';
import { apartRolls } from '~/compendium/statblock/apart-rolls';
import { unpackStatblock } from '~/compendium/statblock/packed-statblock';
import type { Statblock } from '~/compendium/statblock/statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { WordToolsContext } from '~/compendium/statblock/use-word-tools';
import { RollTable } from '~/dice-tray/roll-table';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { CLOSE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { CopyButton } from './copy-button';
import type { KnownMonster } from './device-lists';
import styles from './list-pane.module.css';
import { MineLink } from './lists/mine-link';
import { LostStatblock } from './lost-statblock';
import { CompareButton, FavouriteButton } from './mark-buttons';
import { nameInRules } from './name-in-rules';
import { OwnMark } from './own-mark';
import type { PaneFacts } from './pane-facts';
import { PaneFrame } from './pane-frame';
import { RecordCredit } from './record-credit';
import { useKeptRecords } from './use-kept-records';
import { usePane } from './use-pane';
import { useRemembered } from './use-remembered';
import { useWordWindows } from './use-word-windows';

/** How long a monster must be shown before it counts as viewed, in milliseconds. */
const LOOKED_AT_MS = 2000;

export type ListPaneProps = {
  id: string;
  /** The search repeated in the link to the monster's page. */
  search: string;
  /** The URL of the list without the pane. */
  closed: string;
};

/** The statblock of the selected monster beside the list, which scrolls separately. */
export default function ListPane({ id, search, closed }: ListPaneProps) {
  const [{ shown, is }, again] = usePane(id);
  const packed = shown?.facts.packed;
  const block = useMemo(() => packed && unpackStatblock(packed), [packed]);
  const inner = useRef<HTMLDivElement>(null);
  const shownId = shown?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll to the top when another monster is shown
  useEffect(() => {
    inner.current?.scrollTo(0, 0);
  }, [shownId]);
  useEffect(() => {
    // Keeps the selected row in view after the list was narrowed.
    document.querySelector('[data-result][aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <PaneFrame isBusy={is === 'coming'}>
      <div ref={inner} className={styles.inner}>
        <div className={styles.ways} data-print="no">
          <Link to={paths.monster({ id }, search)}>
            Open the page <Icon name="arrow-right" size="small" />
          </Link>
          {shown && block && <Marks id={shown.id} name={block.name} />}
          <LinkButton kind="plain" icon="close" compact to={closed} preventScrollReset>
            {CLOSE}
          </LinkButton>
        </div>
        {is === 'missing' && (
          <Notice
            tone="problem"
            announce
            title={
              isOwnId(id)
                ? 'This monster is private. If it is yours, sign in'
                : 'No monster at this address'
            }
          />
        )}
        {is === 'lost' && <LostStatblock key={id} id={id} onAgain={again} />}
        {is === 'coming' && shown === null && <p role="status">Loading the statblock…</p>}
        {shown && block && (
          <PaneStatblock key={shown.id} id={shown.id} block={block} facts={shown.facts} />
        )}
      </div>
    </PaneFrame>
  );
}

function Marks(monster: KnownMonster) {
  return (
    <span className={styles.marks}>
      <AddLink thing={{ kind: 'monster', id: monster.id, name: monster.name }} compact />
      <FavouriteButton monster={monster} compact />
      <CompareButton monster={monster} compact />
      <MineLink monster={monster} compact />
      <CopyButton
        icon="link"
        label="Copy link"
        command="copy-link"
        compact
        text={() => location.origin + paths.monster(monster)}
      />
      <Button type="button" kind="quiet" icon="print" compact onClick={printPane}>
        Print
      </Button>
    </span>
  );
}

/** Prints the statblock without the list. */
function printPane() {
  const { dataset } = document.documentElement;
  dataset.printing = '';
  addEventListener('afterprint', () => delete dataset.printing, { once: true });
  print();
}

type PaneStatblockProps = { id: string; block: Statblock; facts: PaneFacts };

function PaneStatblock({ id, block, facts: { source, licence } }: PaneStatblockProps) {
  const apart = useMemo(() => apartRolls(block), [block]);
  const { words, windows, lost } = useWordWindows();
  useRemembered(id, nameInRules(block.name, block.edition), LOOKED_AT_MS);
  useKeptRecords();
  return (
    <WordToolsContext.Provider value={words}>
      <RollTable who={block.name} foot={lost} apart={apart}>
        <StatblockCard
          block={block}
          mayBeWide
          token={paths.monsterToken({ id })}
          mark={<OwnMark id={id} />}
        />
        <RecordCredit edition={block.edition} source={source} licence={licence} />
        {windows}
      </RollTable>
    </WordToolsContext.Provider>
  );
}
