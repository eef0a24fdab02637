import type { Statblock } from '~/compendium/statblock/statblock';
import { useHydrated } from '~/ui/use-hydrated';
import { ExportMenu } from './export-menu';
import { CompareButton, FavouriteButton, LayoutLinks } from './mark-buttons';
import { nameInRules } from './name-in-rules';
import styles from './record-page.module.css';

export type MonsterToolsProps = { id: string; block: Statblock; search: string };

/** What can be done with a statblock: set it otherwise, compare it, keep it, take it away. */
export function MonsterTools({ id, block, search }: MonsterToolsProps) {
  const hydrated = useHydrated();
  const monster = { id, name: nameInRules(block.name, block.edition) };
  return (
    <div className={styles.tools} data-print="no">
      <div className={styles.marks}>
        <LayoutLinks id={id} search={search} current={block.layout} />
        <CompareButton monster={monster} />
        {hydrated && <FavouriteButton monster={monster} />}
      </div>
      <ExportMenu id={id} block={block} />
    </div>
  );
}

/** The same marks at the foot of a phone's screen, where a thumb has them at once. */
export function MonsterBar({ id, block, search }: MonsterToolsProps) {
  const monster = { id, name: nameInRules(block.name, block.edition) };
  return (
    <section className={styles.bar} aria-label="Statblock" data-bar>
      <LayoutLinks id={id} search={search} current={block.layout} short />
      <CompareButton monster={monster} compact />
      <FavouriteButton monster={monster} compact />
    </section>
  );
}
