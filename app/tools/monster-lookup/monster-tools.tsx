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

/** What can be done with a statblock: set it otherwise, compare it, keep it, take it away. */
export function MonsterTools({ id, block, search }: MonsterToolsProps) {
  const hydrated = useHydrated();
  const bar = useLateBar();
  const atFoot = useFootMarks();
  // Marks that the bar is about to take the place of would go from under a finger: until then they stay as without scripts.
  const areLive = hydrated && (!atFoot || bar.is === 'lost');
  const monster = { id, name: nameInRules(block.name, block.edition) };
  return (
    <div className={styles.tools} data-print="no">
      <div className={styles.marks}>
        <LayoutLinks id={id} search={search} current={block.layout} />
        <CompareButton monster={monster} isLink={!areLive} />
        {areLive && <FavouriteButton monster={monster} />}
      </div>
      <MineLink monster={monster} />
      <Export id={id} block={block} />
    </div>
  );
}

/** The menu with every form comes when the page is awake. */
function fetchMenu() {
  return import('./export-menu');
}

/** Everything that a creature can be taken away as: a menu, or until it is there a page of links. */
function Export({ id, block }: { id: string; block: Statblock }) {
  const [menu] = useLatePart(fetchMenu, useHydrated());
  if (menu.is === 'here') return <menu.part.default id={id} block={block} />;
  return (
    <LinkButton kind="quiet" icon="download" to={paths.monsterExport({ id })}>
      Export
    </LinkButton>
  );
}

/** On a phone the marks come to its foot when the page is awake. */
function fetchBar() {
  return import('./monster-bar');
}

/** The marks at the foot of a phone's screen; without a line they stay below the statblock. */
export function useLateBar() {
  const [bar] = useLatePart(fetchBar, useHydrated());
  return bar;
}
