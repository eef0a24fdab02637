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
  /** The most important combat numbers as text: `{ label: 'Armor Class', text: '13 (natural armor)' }`. */
  vitals: readonly { label: string; text: string }[];
  abilities: Readonly<Record<Ability, number>>;
  /** The URL of the complete statblock. */
  to: string;
  /** The heading level of the name. */
  level: 2 | 3;
  /** Additional lines. */
  children?: ReactNode;
};

/** Renders the upper part of a statblock as a preview. */
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
