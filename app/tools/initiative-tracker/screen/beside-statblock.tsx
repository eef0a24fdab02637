import { useMemo } from 'react';
import { apartRolls } from '~/compendium/statblock/apart-rolls';
import { type PackedStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import { RollTable } from '~/dice-tray/roll-table';
import type { Creature } from '../presses/asked';

/** What stands beside the order for whoever is open. */
export type Beside = {
  creature: Creature;
  statblock: { id: string; packed: PackedStatblock };
};

/** The statblock of whoever is open, its numbers ready to roll. */
export function BesideStatblock({ id, packed }: Beside['statblock']) {
  const block = useMemo(() => unpackStatblock(packed), [packed]);
  const apart = useMemo(() => apartRolls(block), [block]);
  return (
    <RollTable key={id} who={block.name} apart={apart}>
      <StatblockCard block={block} />
    </RollTable>
  );
}
