import { AddLink } from '~/catalogue/add-to/add-link';
import type { Statblock } from '~/compendium/statblock/statblock';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { useLatePart } from '~/ui/use-late-part';
import { MineLink } from './lists/mine-link';
import { CompareButton, FavouriteButton, LayoutLinks } from './mark-buttons';
import type { MonsterToolsProps } from './monster-tools-props';
import { nameInRules } from './name-in-rules';
import styles from './record-page.module.css';
import { useFootMarks } from './use-wide';

/** The actions for a statblock: layout, comparison, lists and export. */
export function MonsterTools({ id, block, search }: MonsterToolsProps) {
  const hydrated = useHydrated();
  const bar = useLateBar();
  const atFoot = useFootMarks();
  // Buttons that the bottom bar is about to replace stay inactive, so that they do not disappear under a finger.
  const areLive = hydrated && (!atFoot || bar.is === 'lost');
  const monster = { id, name: nameInRules(block.name, block.edition) };
  return (
    <div className={styles.tools} data-print="no">
      <div className={styles.marks}>
        <LayoutLinks id={id} search={search} current={block.layout} />
        <CompareButton monster={monster} isLink={!areLive} />
        {areLive && <FavouriteButton monster={monster} />}
      </div>
      <AddLink thing={{ kind: 'monster', id, name: block.name }} />
      <MineLink monster={monster} />
      <Export id={id} block={block} />
    </div>
  );
}

/** The menu with all formats is loaded after hydration. */
function fetchMenu() {
  return import('./export-menu');
}

/** The export menu, or a link to the page with all formats until it is loaded. */
function Export({ id, block }: { id: string; block: Statblock }) {
  const [menu] = useLatePart(fetchMenu, useHydrated());
  if (menu.is === 'here') return <menu.part.default id={id} block={block} />;
  return (
    <LinkButton kind="quiet" icon="download" to={paths.monsterExport({ id })}>
      Export
    </LinkButton>
  );
}

/** The bottom bar is loaded after hydration. */
function fetchBar() {
  return import('./monster-bar');
}

/** The bottom bar of a phone's screen; while it is missing, the buttons stay below the statblock. */
export function useLateBar() {
  const [bar] = useLatePart(fetchBar, useHydrated());
  return bar;
}
