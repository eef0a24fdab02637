import type { HelpedFight } from '~/fights/kept/fight-helpers.server';
import type { ListedFight } from '~/fights/kept/fight-rows.server';
import type { FightEvent } from '~/fights/log/deeds';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import type { EarlyPress } from '../try/early-press';
import { TryFight } from '../try/try-fight';
import { type ShelfAnswer, ShelfProblem } from './fight-shelf';
import { HelpedFights, JustLeft } from './helped-fights';
import { JustRemoved, KeptFights } from './kept-fights';

export type DemonstrationProps = {
  prepared: FightEvent[];
  chosen: string | null;
  /** The user's fights from when they had Pro. */
  fights: readonly ListedFight[];
  removed: readonly ListedFight[];
  justRemoved: ListedFight | undefined;
  /** Fights of others that the user helps to run, which needs no Pro. */
  helped: readonly HelpedFight[];
  left: boolean;
  answer: (ShelfAnswer & EarlyPress) | undefined;
};

/** The tool without Pro: fully usable, but only on this device, with the user's earlier fights below. */
export function Demonstration(props: DemonstrationProps) {
  const { prepared, chosen, fights, removed, justRemoved, helped, left, answer } = props;
  const isEarly = answer?.early !== undefined;
  return (
    <TryFight
      prepared={prepared}
      asked={null}
      chosen={chosen}
      answer={isEarly ? answer : undefined}
      address={paths.initiativeTracker()}
      above={
        <>
          <ShelfProblem answer={isEarly ? undefined : answer} />
          <JustRemoved fight={justRemoved} />
          <JustLeft left={left} />
          <HelpedFights fights={helped} />
          <Notice title="Demonstration: the whole tracker, on this device only">
            <p>
              With Pro your fights are saved in your account, on every device, and work without
              JavaScript.
              {fights.length > 0 &&
                ' Your fights stay: see the list below. You can still finish a running fight.'}
            </p>
            <p className={layout.row}>
              <LinkButton to={paths.settings()}>Upgrade to Pro</LinkButton>
            </p>
          </Notice>
        </>
      }
      below={
        fights.length + removed.length > 0 && (
          <section className={layout.stack} aria-labelledby="kept-fights">
            <h2 id="kept-fights">Fights in your account</h2>
            <KeptFights fights={fights} removed={removed} pro={false} />
          </section>
        )
      }
    />
  );
}
