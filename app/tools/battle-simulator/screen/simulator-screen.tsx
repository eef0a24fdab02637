import { Form, Link, useActionData, useNavigation } from '@remix-run/react';
import type { Battle } from '~/battle/sheet/battle';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { askSearch, MOST_ROWS } from '../address/ask';
import { DEMONSTRATION } from '../address/demonstration';
import { PRESS } from '../address/sent';
import type { KeepAnswer } from '../kept/keep.server';
import { KeepPanel } from '../kept/keep-panel';
import { useFights } from '../live/use-fights';
import { useTyping } from '../live/use-typing';
import type { SimulatorFacts } from '../play/simulator.server';
import { BesideFields } from './beside-fields';
import { budgetWord } from './budget-word';
import { DayFields } from './day-fields';
import { DayResults } from './day-results';
import { FindFighters } from './find-fighters';
import { OptionFields } from './option-fields';
import { FirstResults, Results } from './results';
import { SideFields } from './side-fields';
import styles from './simulator.module.css';
import { ToldFight } from './told-fight';
import { Progress, Verdict } from './verdict';

/** `worker` is the URL of the worker script. */
export type SimulatorScreenProps = { facts: SimulatorFacts; worker: string };

/** Two sides, the results over many fights, and any single fight step by step. */
export default function SimulatorScreen({ facts, worker }: SimulatorScreenProps) {
  const { ask, full, known, problem } = facts;
  const live = useFights(facts, worker);
  const { played, isOld } = live;
  const answer = useActionData<KeepAnswer>();
  const budget = facts.ready === null ? null : budgetWord(facts.ready.battle as Battle);
  return (
    <main id="main" className={styles.main}>
      <header className={layout.row}>
        <h1>
          <VisuallyHidden>Battle Simulator</VisuallyHidden>
        </h1>
      </header>
      {!facts.mayUse && <Locked isLocked={facts.locked} />}
      {problem !== null && (
        <Notice tone="problem" announce>
          <p>{problem}</p>
        </Notice>
      )}
      {full.map((side) => (
        <Notice key={side} announce>
          <p>{`Side ${side.toUpperCase()} has room for ${MOST_ROWS} kinds of creatures. The rest were left out.`}</p>
        </Notice>
      ))}
      {ask.sides.a.length + ask.sides.b.length === 0 && (
        <p>
          Add creatures and characters to two sides below, or see{' '}
          <Link to={`${paths.battleSimulator()}${DEMONSTRATION}`}>
            four of level 5 against an ogre and four goblins
          </Link>
          .
        </p>
      )}
      {played !== null && (
        <Verdict ask={ask} known={known} played={played} budget={budget} isOld={isOld} />
      )}
      <Progress live={live} />
      {played === null ? (
        <SetUp facts={facts} />
      ) : (
        <div className={styles.panes}>
          <FirstResults tally={played.tally} />
          <SetUp facts={facts} />
          <div className={styles.rest}>
            {live.told && <ToldFight told={live.told} />}
            {played.day && <DayResults day={played.day} />}
            <Results tally={played.tally} />
          </div>
        </div>
      )}
      <KeepPanel ask={ask} keep={facts.keep} told={answer} mayTake={!facts.locked} />
    </main>
  );
}

/** The notice for users without Pro: only the demonstration is simulated; their own battle is set up and waits. */
function Locked({ isLocked }: { isLocked: boolean }) {
  return (
    <Notice title="Demonstration: one full simulation">
      <p>
        {isLocked
          ? 'Your own simulation needs Pro. Upgrade to Pro, and it is still here.'
          : 'With Pro you run, save and share your own simulations.'}
      </p>
      <p className={layout.row}>
        <LinkButton to={paths.settings()}>Upgrade to Pro</LinkButton>
        {isLocked && (
          <Link to={`${paths.battleSimulator()}${DEMONSTRATION}`}>View the demonstration</Link>
        )}
      </p>
    </Notice>
  );
}

/** The setup form: sides, tactics, options and questions; it is simulated while the user types. */
function SetUp({ facts }: { facts: SimulatorFacts }) {
  const { ask, known, found, builds, taken } = facts;
  const { formKey, onInput, onSubmit } = useTyping(askSearch(ask));
  const stand = { ask, known, builds };
  const busy = useNavigation().state !== 'idle';
  return (
    <Form
      key={formKey}
      id="setup"
      className={styles.form}
      action={paths.battleSimulator()}
      preventScrollReset
      data-print="no"
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="seed" value={ask.seed} />
      {ask.of !== '' && <input type="hidden" name="of" value={ask.of} />}
      {/* Enter in any field runs the simulation; the visible button is below. */}
      <button type="submit" className={styles.first} name={PRESS} value="play" tabIndex={-1}>
        Simulate
      </button>
      <div className={styles.sides}>
        <SideFields side="a" title="Side A: the party" {...stand} />
        <SideFields side="b" title="Side B: the foes" {...stand} />
      </div>
      <div className={styles.sides}>
        <FindFighters q={ask.q} found={found} builds={builds} taken={taken} />
        <div className={styles.form}>
          <BesideFields ask={ask} known={known} />
          <OptionFields ask={ask} />
          <details open={ask.day.length > 0}>
            <summary className={styles.summary}>Several fights in one day</summary>
            <DayFields ask={ask} known={known} />
          </details>
        </div>
      </div>
      <Button name={PRESS} value="play" busy={busy}>
        Simulate
      </Button>
    </Form>
  );
}
