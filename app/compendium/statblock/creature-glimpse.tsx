import type { ReactNode } from 'react';
import type { Ability } from '~/rules/ability';
import type { Edition } from '~/rules/edition';
import { AbilitiesTable } from './abilities-table';
import { abilityColumns } from './ability-lines';
import styles from './creature-glimpse.module.css';
import { CreatureHead } from './creature-head';
import { Leaf } from './leaf';

export type CreatureGlimpseProps = {
  name: string;
  /** Size, type and alignment: "Large monstrosity, unaligned". */
  kind: string;
  edition: Edition;
  /** What a fight asks for first, as it is written: `{ label: 'Armor Class', text: '13 (natural armor)' }`. */
  vitals: readonly { label: string; text: string }[];
  abilities: Readonly<Record<Ability, number>>;
  /** The page of the whole statblock. */
  to: string;
  /** The rank of the name among the page's headings. */
  level: 2 | 3;
  /** A line or two more. */
  children?: ReactNode;
};

/** The upper part of a statblock, where a page only shows what one looks like. */
export function CreatureGlimpse({
  name,
  kind,
  edition,
  vitals,
  abilities,
  to,
  level,
  children,
}: CreatureGlimpseProps) {
  const head = vitals.map(({ label, text }) => ({ label, segments: [text] }));
  return (
    <Leaf aria-label={name} className={styles.glimpse}>
      <CreatureHead block={{ name, kind, edition, head }} level={level} to={to} />
      <AbilitiesTable abilities={abilityColumns({ abilities, saves: {} })} layout="2014" />
      {children}
    </Leaf>
  );
}
