import { useCallback, useMemo, useState } from 'react';
import { apartRolls } from '~/compendium/statblock/apart-rolls';
import { type PackedStatblock, unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import {
  type OpenWord,
  type WordTools,
  WordToolsContext,
} from '~/compendium/statblock/use-word-tools';
import { RollTable } from '~/dice-tray/roll-table';
import type { SpellMove } from '~/fights/sheet/spell-move';
import type { Creature } from '../presses/asked';
import styles from './beside-statblock.module.css';
import { WordInPlace } from './word-in-place';

/** What stands beside the order for whoever is open. */
export type Beside = {
  creature: Creature;
  /** What its spells do, by the names that its statblock has them by. */
  spells: Readonly<Record<string, SpellMove>>;
  statblock: { id: string; packed: PackedStatblock };
};

/** The statblock of whoever is open, its numbers ready to roll, its spells and conditions to be read where they stand. */
export function BesideStatblock({ id, packed }: Beside['statblock']) {
  const block = useMemo(() => unpackStatblock(packed), [packed]);
  const apart = useMemo(() => apartRolls(block), [block]);
  const [word, open] = useState<OpenWord | null>(null);
  const tools = useMemo<WordTools>(() => ({ open, peek: null }), []);
  const close = useCallback(() => open(null), []);
  return (
    <>
      <div className={styles.rolls}>
        <RollTable key={id} who={block.name} apart={apart}>
          <WordToolsContext.Provider value={tools}>
            <StatblockCard block={block} />
          </WordToolsContext.Provider>
        </RollTable>
      </div>
      <WordInPlace word={word} onClose={close} />
    </>
  );
}
