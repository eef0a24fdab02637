import { Link, useActionData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { MakingStep } from '~/characters/sheet/sheet';
import type { Edition } from '~/rules/edition';
import { Button, LinkButton } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { useHydrated } from '~/ui/use-hydrated';
import { useLabWays } from '../use-lab-ways';
import { AbilitiesStep } from './abilities-step';
import { AboutStep } from './about-step';
import { BackgroundStep } from './background-step';
import { Beside } from './beside';
import { ClassStep } from './class-step';
import { EquipmentStep } from './equipment-step';
import styles from './making.module.css';
import type { MakingFacts, StepView } from './making-facts';
import { RaceStep } from './race-step';
import { SpellsStep } from './spells-step';
import { stepLead, stepName, stepsOf } from './step-words';
import { type KeepStep, type Kept, useKeeping } from './use-keeping';
import { Settled, Typed } from './use-shown-picks';

/** The creation page: one step at a time, in any order, with a summary always visible. */
export function MakingScreen({ loaded, keep }: { loaded: MakingFacts; keep: KeepStep }) {
  const hydrated = useHydrated();
  const ways = useLabWays();
  const keeping = useKeeping(loaded, keep);
  const { facts } = keeping;
  const { view } = facts;
  const posted = useActionData<Kept>();
  const answer = keeping.answer ?? posted;
  return (
    <Settled.Provider value={{ settled: keeping.settled, hydrated }}>
      <Typed.Provider value={facts.typed}>
        <form
          ref={keeping.form}
          method="post"
          className={styles.main}
          onChange={keeping.onChange}
          onClickCapture={keeping.onClickCapture}
          onSubmit={keeping.onSubmit}
          noValidate
        >
          <input type="hidden" name="version" value={facts.version} />
          <input type="hidden" name="step" value={view.step} />
          <button type="submit" name="press" value="keep" className={styles.hidden} tabIndex={-1}>
            Save
          </button>
          <main id="main" className={styles.step}>
            <header className={styles.head}>
              <div>
                <h1>{facts.name || 'New character'}</h1>
                <p className={styles.soft}>{`${facts.title} · ${facts.edition} rules`}</p>
              </div>
              <LinkButton kind="quiet" compact to={ways.sheet(facts)} icon="play">
                To the table
              </LinkButton>
            </header>
            <Steps facts={facts} />
            <Answer
              answer={answer}
              undoes={keeping.undoes}
              address={ways.making(facts, view.step)}
            />
            <p className={styles.lead}>{stepLead(view.step, facts.edition)}</p>
            {facts.missing.length > 0 && (
              <p>
                <Button kind="quiet" compact icon="die" name="press" value="rest">
                  Choose the rest for me
                </Button>
              </p>
            )}
            <Step key={view.step} view={view} id={facts.id} modern={facts.edition === '2024'} />
            {answer?.before !== undefined && (
              <input type="hidden" name="before" value={answer.before} />
            )}
            <Foot
              facts={facts}
              busy={keeping.busy}
              settled={keeping.settled}
              hydrated={hydrated}
              undoes={keeping.undoes || answer?.before !== undefined}
            />
          </main>
          <Beside facts={facts} />
        </form>
      </Typed.Provider>
    </Settled.Provider>
  );
}

function Steps({ facts }: { facts: MakingFacts }) {
  const row = useRef<HTMLElement>(null);
  const ways = useLabWays();
  const { step: now } = facts.view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll the current step into view when it changes
  useEffect(() => {
    const nav = row.current;
    const here = nav?.querySelector<HTMLElement>('[aria-current]');
    if (nav && here) nav.scrollLeft = here.offsetLeft - (nav.clientWidth - here.offsetWidth) / 2;
  }, [now]);
  return (
    <nav ref={row} className={styles.steps} aria-label="Steps">
      {stepsOf(facts.edition).map((step) => (
        <Link
          key={step}
          to={ways.making({ id: facts.id }, step)}
          aria-current={step === facts.view.step ? 'step' : undefined}
          preventScrollReset
        >
          {stepName(step, facts.edition)}
          {facts.left[step] > 0 && (
            <span className={styles.count}>
              {facts.left[step]}
              <span className={styles.hidden}> left</span>
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
}

type AnswerProps = {
  answer: Kept | undefined;
  undoes: boolean;
  /** The address of this step, for reloading. */
  address: string;
};

function Answer({ answer, undoes, address }: AnswerProps) {
  if (answer === undefined) return null;
  if (answer.problem) {
    return (
      <Notice tone="problem" announce title={answer.problem}>
        {answer.conflict && (
          <p className={styles.ways}>
            <Button kind="quiet" compact name="press" value="mine">
              Save mine
            </Button>
            <a href={address}>Load the saved version</a>
          </p>
        )}
      </Notice>
    );
  }
  const dropped = answer.dropped ?? [];
  const told = answer.told ?? [];
  if (dropped.length === 0 && told.length === 0 && !answer.done) return null;
  return (
    <Notice tone={dropped.length > 0 ? 'warning' : 'good'} announce title={answer.done}>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {dropped.length > 0 && <p>{`No longer needed, so removed: ${dropped.join(', ')}.`}</p>}
      {undoes && (
        <Button kind="quiet" compact icon="undo" name="press" value="undo">
          Undo
        </Button>
      )}
    </Notice>
  );
}

function Step({ view, id, modern }: { view: StepView; id: string; modern: boolean }) {
  switch (view.step) {
    case 'race':
      return <RaceStep view={view} />;
    case 'class':
      return <ClassStep view={view} id={id} />;
    case 'background':
      return <BackgroundStep view={view} modern={modern} />;
    case 'abilities':
      return <AbilitiesStep view={view} />;
    case 'spells':
      return <SpellsStep view={view} />;
    case 'equipment':
      return <EquipmentStep view={view} />;
    case 'about':
      return <AboutStep view={view} />;
  }
}

type FootProps = {
  facts: MakingFacts;
  busy: boolean;
  settled: boolean;
  hydrated: boolean;
  undoes: boolean;
};

function Foot({ facts, busy, settled, hydrated, undoes }: FootProps) {
  const { id, view, missing, problems } = facts;
  const ways = useLabWays();
  const left = missing.length + problems.length;
  const first = missing[0] ?? problems[0];
  const next = nextStep(view.step, facts.edition);
  return (
    <footer className={styles.foot}>
      <p className={styles.state} role="status">
        {hydrated ? (settled ? 'Saved' : busy ? 'Saving…' : '') : ''}
      </p>
      {!hydrated && (
        <Button name="press" value="keep" kind="primary" icon="check">
          Save
        </Button>
      )}
      {undoes && (
        <Button name="press" value="undo" kind="quiet" icon="undo">
          <span className={styles.wideOnly}>Undo</span>
        </Button>
      )}
      {first === undefined ? (
        <span className={styles.leftLink}>All chosen</span>
      ) : (
        <Link
          className={styles.leftLink}
          to={ways.making({ id }, first.step, first.place)}
          aria-label={`${left} left. Go to: ${first.words}`}
          preventScrollReset
        >
          {`${left} left`}
        </Link>
      )}
      {next === null ? (
        <LinkButton to={ways.sheet({ id })} icon="play">
          To the table
        </LinkButton>
      ) : (
        <LinkButton
          to={ways.making({ id }, next)}
          kind={hydrated ? 'primary' : 'quiet'}
          icon="arrow-right"
        >
          {stepName(next, facts.edition)}
        </LinkButton>
      )}
    </footer>
  );
}

function nextStep(step: MakingStep, edition: Edition): MakingStep | null {
  const steps = stepsOf(edition);
  return steps[steps.indexOf(step) + 1] ?? null;
}
