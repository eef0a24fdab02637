import { Form, useNavigation } from '@remix-run/react';
import type { ToolState } from '~/catalogue/tool';
import { StateBadge } from '~/catalogue/tool-badges';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { PRESS } from '../address/sent';
import { BATTLE_SIMULATOR } from '../page-words';
import type { SimulatorFacts } from '../play/simulator.server';
import { FindFighters } from './find-fighters';
import { OptionFields } from './option-fields';
import { Results, Verdict } from './results';
import { SideFields } from './side-fields';
import styles from './simulator.module.css';
import { ToldFight } from './told-fight';

type SimulatorScreenProps = { facts: SimulatorFacts; state: ToolState };

/** Two sides, what becomes of them over many fights, and any one of those fights told. */
export default function SimulatorScreen({ facts, state }: SimulatorScreenProps) {
  const { ask, names, found, builds, played, problem } = facts;
  const busy = useNavigation().state !== 'idle';
  return (
    <main id="main" className={styles.main}>
      <header className={layout.row}>
        <h1 className={styles.heading}>{BATTLE_SIMULATOR.title}</h1>
        <StateBadge tool={{ state, built: false }} />
      </header>
      {played !== null && <Verdict ask={ask} tally={played.tally} />}
      {problem !== null && (
        <Notice tone="problem" announce>
          <p>{problem}</p>
        </Notice>
      )}
      <Form
        key={JSON.stringify(ask)}
        className={styles.form}
        action={paths.battleSimulator()}
        preventScrollReset
        data-print="no"
      >
        <input type="hidden" name="seed" value={ask.seed} />
        {/* Enter in any field plays; the button that one sees stands below. */}
        <button
          type="submit"
          className={styles.first}
          name={PRESS}
          value="play"
          tabIndex={-1}
          aria-hidden="true"
        />
        <div className={styles.sides}>
          <SideFields side="a" title="Side A: the party" ask={ask} names={names} />
          <SideFields side="b" title="Side B: the foes" ask={ask} names={names} />
        </div>
        <FindFighters q={ask.q} found={found} builds={builds} />
        <OptionFields ask={ask} />
        <Button name={PRESS} value="play" busy={busy}>
          Play the fights
        </Button>
      </Form>
      {played !== null && <Results tally={played.tally} />}
      {played?.told && <ToldFight told={played.told} />}
    </main>
  );
}
