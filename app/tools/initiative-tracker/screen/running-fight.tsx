import { useMemo } from 'react';
import { unpackStatblock } from '~/compendium/statblock/packed-statblock';
import { StatblockCard } from '~/compendium/statblock/statblock-card';
import type { FightRead } from '~/fights/kept/fight-calls';
import { ledgerOfRead } from '~/fights/kept/read-fight';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import type { FightAnswer } from '../fight-form.server';
import type { Creature } from '../presses/asked';
import { FightScreen } from './fight-screen';
import { PlanView } from './plan-view';

export type RunningFightProps = {
  id: string;
  name: string;
  read: FightRead;
  takes: { undo: string | null; redo: string | null };
  chosen: string | null;
  beside: { creature: Creature; packed: Parameters<typeof unpackStatblock>[0] } | null;
  answer: FightAnswer | undefined;
};

/** A fight that is kept, as its object had it when the page was asked for. */
export function RunningFight({ id, name, read, takes, chosen, beside, answer }: RunningFightProps) {
  const fight = useMemo(() => ledgerOfRead(read).fight(), [read]);
  const planned = answer?.planned;
  return (
    <main id="main" className={layout.stack}>
      <h1>{name}</h1>
      <FightScreen
        fight={fight}
        chosen={chosen}
        choosing={(one) => `${paths.fight({ id })}?chosen=${encodeURIComponent(one)}`}
        undoable={takes.undo !== null}
        redoable={takes.redo !== null}
        strikes={beside?.creature.strikes ?? []}
        statblock={beside && <StatblockCard block={unpackStatblock(beside.packed)} />}
        plan={planned && <PlanView {...planned} />}
        log={null}
        problem={answer?.problem ?? null}
        typed={answer?.typed}
        ticked={answer?.ticked}
        upgrade={answer?.upgrade}
      />
    </main>
  );
}
