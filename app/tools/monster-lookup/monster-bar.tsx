import { AddLink } from '~/catalogue/add-to/add-link';
import { MineLink } from './lists/mine-link';
import { CompareButton, FavouriteButton, LayoutLinks } from './mark-buttons';
import styles from './monster-bar.module.css';
import type { MonsterToolsProps } from './monster-tools-props';
import { nameInRules } from './name-in-rules';

/** The actions for a monster at the bottom of a phone's screen. */
export default function MonsterBar({ id, block, search }: MonsterToolsProps) {
  const monster = { id, name: nameInRules(block.name, block.edition) };
  return (
    <section className={styles.bar} aria-label="Statblock" data-bar>
      <LayoutLinks id={id} search={search} current={block.layout} short />
      <CompareButton monster={monster} compact />
      <FavouriteButton monster={monster} compact short />
      <MineLink monster={monster} compact short />
      <AddLink thing={{ kind: 'monster', id, name: block.name }} compact short />
    </section>
  );
}
