import { useMemo, useReducer, useRef, useState } from 'react';
import { Button } from '~/ui/button';
import type { Command } from '~/ui/commands/command';
import { CommandDesk } from '~/ui/commands/command-desk';
import { ownKeysList } from '~/ui/commands/own-keys';
import { emptyReport, withKept, withRemark } from '~/ui/file-report/file-report';
import { FileReportView } from '~/ui/file-report/file-report-view';
import layout from '~/ui/layout.module.css';
import { Picker } from '~/ui/picker/picker';
import type { Picked, Thing } from '~/ui/picker/thing';
import { nextWork, WAITING_WORK } from '~/ui/progress/long-work';
import { type WorkChoice, WorkProgress } from '~/ui/progress/work-progress';
import { CREATURE_LIMITS, findCreatures } from './sample-creatures';
import { SampleTable } from './sample-table';
import { GuideSection } from './section';
import styles from './style-guide.module.css';

const KEPT_KEYS = ownKeysList('style-guide');

/**
 * Parts shared by several tools: commands and keys, a table, a picker, a long-running task and the report on a file.
 */
export function SharedParts({
  picked,
  asked,
}: {
  picked: readonly Picked[];
  asked: { search: string; things: readonly Thing[]; more: boolean };
}) {
  return (
    <>
      <GuideSection id="commands" title="Commands and keys">
        <SampleCommands />
      </GuideSection>
      <GuideSection id="tables" title="Tables">
        <SampleTable />
      </GuideSection>
      <GuideSection id="pickers" title="Pickers">
        <form className={styles.form} method="get" action="#pickers">
          <Picker
            label="Creatures"
            name="creature"
            hint="A few letters will do, spelling mistakes and all."
            placeholder="Goblin, dragon, owlbear…"
            limits={CREATURE_LIMITS}
            picked={picked}
            asked={{
              search: asked.search,
              found: { is: 'here', things: asked.things, more: asked.more },
            }}
            search={findCreatures}
          />
          <div className={layout.row}>
            <Button>Add to the encounter</Button>
          </div>
        </form>
      </GuideSection>
      <GuideSection id="work" title="Long work">
        <SampleWork />
        <FileReportView report={REPORT} />
        <FileReportView report={withKept(emptyReport('spells.json'), 319)} />
      </GuideSection>
    </>
  );
}

function SampleCommands() {
  const board = useRef<HTMLDivElement>(null);
  const [rounds, setRounds] = useState<readonly number[]>([1]);
  const [square, setSquare] = useState(3);
  const round = rounds.at(-1) ?? 1;
  const commands = useMemo<readonly Command[]>(
    () => [
      {
        id: 'next-round',
        label: 'Next round',
        group: 'Fight',
        keys: ['n'],
        perform: () => setRounds((all) => [...all, (all.at(-1) ?? 1) + 1]),
      },
      {
        id: 'undo',
        label: 'Undo',
        group: 'Fight',
        keys: ['Mod+z'],
        enabled: rounds.length > 1,
        perform: () => setRounds((all) => all.slice(0, -1)),
      },
      {
        id: 'to-pickers',
        label: 'Go to the pickers',
        group: 'Go',
        keys: ['g p'],
        perform: () => document.getElementById('pickers')?.scrollIntoView(),
      },
      ...([-1, 1] as const).map(
        (by): Command => ({
          id: by < 0 ? 'left' : 'right',
          label: by < 0 ? 'Move left' : 'Move right',
          group: 'Board',
          keys: [by < 0 ? 'ArrowLeft' : 'ArrowRight'],
          where: 'place',
          repeats: true,
          perform: () => setSquare((at) => Math.min(Math.max(at + by, 0), 6)),
        }),
      ),
    ],
    [rounds.length],
  );
  return (
    <>
      <div className={layout.row}>
        <output aria-label="Round">{`Round ${round}`}</output>
        <CommandDesk commands={commands} keptIn={KEPT_KEYS} place={board} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the board handles the arrow keys and must be focusable */}
      <div ref={board} className={styles.board} role="application" aria-label="Board" tabIndex={0}>
        {Array.from({ length: 7 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order of the squares never changes
          <span key={at} data-here={at === square || undefined} />
        ))}
      </div>
    </>
  );
}

/** How many rows one click of the button imports. */
const STEP = 400;

function SampleWork() {
  const [work, happen] = useReducer(
    nextWork,
    nextWork(WAITING_WORK, { type: 'start', total: 5000 }),
  );
  const choices: readonly WorkChoice[] = ['pause', 'resume', 'cancel'];
  const failed = [
    { type: 'start', total: 325 },
    { type: 'step', done: 130 },
    { type: 'fail', problem: 'You went offline.' },
  ] as const;
  return (
    <div className={styles.form}>
      <WorkProgress
        label="Importing monsters"
        work={work}
        of="monsters"
        choices={choices}
        onChoose={(type) => happen({ type })}
      />
      <div className={layout.row}>
        <Button
          type="button"
          kind="quiet"
          compact
          onClick={() => {
            happen({ type: 'step', done: work.done + STEP });
            if (work.done + STEP >= 5000) happen({ type: 'finish' });
          }}
        >
          {`Import ${STEP} more`}
        </Button>
        <Button
          type="button"
          kind="plain"
          compact
          onClick={() => happen({ type: 'start', total: 5000 })}
        >
          Start again
        </Button>
      </div>
      <WorkProgress
        label="Drawing the map"
        work={nextWork(WAITING_WORK, { type: 'start', total: null })}
        of="rooms"
      />
      <WorkProgress
        label="Importing spells"
        work={failed.reduce(nextWork, WAITING_WORK)}
        of="spells"
        choices={['resume']}
        onChoose={() => {}}
      />
      <WorkProgress
        label="Simulating fights"
        work={nextWork(nextWork(WAITING_WORK, { type: 'start', total: 10_000 }), {
          type: 'finish',
        })}
        of="fights"
      />
    </div>
  );
}

const REPORT = [
  {
    fate: 'changed',
    line: 12,
    what: 'Owlbear',
    why: 'Its size was written “big”; it was read as Large.',
  },
  { fate: 'dropped', line: 40, what: 'Gelatinous Cube', why: 'It has no hit points.' },
  { fate: 'dropped', line: null, what: 'A picture', why: 'Pictures are not taken from files.' },
].reduce(
  (report, remark) =>
    withRemark(report, { ...remark, fate: remark.fate === 'changed' ? 'changed' : 'dropped' }),
  withKept(emptyReport('beasts of the north.json'), 1204),
);
