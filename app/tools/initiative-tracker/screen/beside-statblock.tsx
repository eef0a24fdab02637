import { useMemo } from 'react';
import { apartRolls } from '~/compendium/statblock/apart-rolls';
import { type PackedStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { RollTable } from '~/dice-tray/roll-table';
import type { SpellMove } from '~/fights/sheet/spell-move';
import type { Creature } from '../presses/asked';
import styles from './beside-statblock.module.css';

/** What stands beside the order for whoever is open. */
export type Beside = {
  creature: Creature;
  /** What its spells do, by the names that its statblock has them by. */
  spells: Readonly<Record<string, SpellMove>>;
  statblock: { id: string; packed: PackedStatblock };
};

/** The statblock of whoever is open, its numbers ready to roll. */
export function BesideStatblock({ id, packed }: Beside['statblock']) {
  const block = useMemo(() => unpackStatblock(packed), [packed]);
  const apart = useMemo(() => apartRolls(block), [block]);
  return (
    <div className={styles.rolls}>
      <RollTable key={id} who={block.name} apart={apart}>
        <StatblockCard block={block} />
      </RollTable>
    </div>
  );
}
