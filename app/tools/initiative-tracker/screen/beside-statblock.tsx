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

/** What is shown beside the order for the open combatant. */
export type Beside = {
  creature: Creature;
  /** Its spells, by their names in the statblock. */
  spells: Readonly<Record<string, SpellMove>>;
  statblock: { id: string; packed: PackedStatblock };
};

/** The statblock of the open combatant, with rollable numbers, and spells and conditions that open in place. */
export function BesideStatblock({ id, packed }: Beside['statblock']) {
  const block = useMemo(() => unpackStatblock(packed), [packed]);
  const apart = useMemo(() => apartRolls(block), [block]);
  const [word, open] = useState<OpenWord | null>(null);
  const tools = useMemo<WordTools>(() => ({ open, peek: null }), []);
  const close = useCallback(() => open(null), []);
  return (
    <>
      <div className={styles.rolls}>
        <RollTable key={id} who={block.name} apart={apart} folded>
          <WordToolsContext.Provider value={tools}>
            <StatblockCard block={block} titled={false} />
          </WordToolsContext.Provider>
        </RollTable>
      </div>
      <WordInPlace word={word} onClose={close} />
    </>
  );
}
