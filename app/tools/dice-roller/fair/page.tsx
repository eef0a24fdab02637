import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import { useEffect } from 'react';
import { requireAccess } from '~/account/guard/guards.server';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { FrameHandle } from '~/ui/frame-handle';
import layout from '~/ui/layout.module.css';
import { pageMeta } from '~/ui/page-meta';
import type { PlainHandle } from '~/ui/plain-page';
import head from '~/ui/tool-head.module.css';
import { ToolTitle } from '~/ui/tool-title';
import worker from '../dice.worker.ts?plain';
import { LeafView } from '../leaf-view';
import { ROLL_LIMITS } from '../roll/roll-limits';
import { rollerPaths } from '../roller-paths';
import { RollerTabs } from '../roller-tabs';
import styles from './fairness.module.css';
import { measuredLeaves } from './fairness-leaves';
import script from './fairness-page-script.ts?plain';
import measured from './measured-dice.json';
import { MEASURED_SEED, MEASURED_THROWS } from './measured-die';
import { Proof } from './proof-words';
import { watchFairness } from './watch-fairness';

export const handle: PlainHandle & FrameHandle = {
  title: 'Dice Roller',
  to: rollerPaths.roller(),
  hydrate: false,
  script,
};

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: 'Fair Dice',
    description:
      'How a roll is proven fair, what that proves and what it does not, and a million throws of every die, measured.',
    path: rollerPaths.fairness(),
  });

/** Only checks access. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAccess(context);
  return null;
}

/** What proves a roll, how to check it, and how the dice are distributed. */
export default function FairnessPage() {
  useEffect(() => watchFairness(document), []);
  return (
    <main id="main" tabIndex={-1} className={layout.stack} data-dice-worker={worker}>
      <header className={head.toolHead}>
        <ToolTitle>Fair Dice</ToolTitle>
        <RollerTabs current="fairness" />
      </header>
      <Proof />
      <section className={layout.stack} aria-labelledby="check-title">
        <h2 id="check-title">Check a roll</h2>
        <form
          method="get"
          action={`${rollerPaths.roller()}#roll`}
          className={styles.form}
          noValidate
        >
          <Field
            label="Dice"
            name="e"
            maxLength={ROLL_LIMITS.text}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field
            label="Seed"
            name="seed"
            maxLength={ROLL_LIMITS.seed}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Field
            label="Another player’s word"
            name="word"
            maxLength={ROLL_LIMITS.word}
            autoComplete="off"
          />
          <Field
            label="Hash shared before the roll"
            name="hash"
            maxLength={80}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <Button kind="quiet">Check</Button>
        </form>
      </section>
      <section className={layout.stack} aria-labelledby="measured-title">
        <h2 id="measured-title">Measured rolls</h2>
        <p className={styles.words}>
          The results of the first seed tried. The last column says how often truly fair dice vary
          at least this much. Less than 1% would be a surprise; among eight kinds of dice, one
          fairly low or high number is to be expected.
        </p>
        <div className={styles.measured} data-measured>
          <LeafView of={measuredLeaves(measured, MEASURED_SEED, MEASURED_THROWS)} />
        </div>
        <form className={styles.anew} data-measure hidden data-print="no">
          <Field
            label="Measure again with your own seed"
            name="seed"
            defaultValue={MEASURED_SEED}
            maxLength={ROLL_LIMITS.seed}
            autoComplete="off"
          />
          <Button kind="quiet">Roll eight million dice</Button>
        </form>
        <p role="status" data-measure-status className={layout.soft} />
      </section>
    </main>
  );
}
