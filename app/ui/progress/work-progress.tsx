import { Button, type ButtonProps } from '../button';
import { Progress } from '../gauge';
import { Icon } from '../icon';
import { CANCEL, RESUME, TRY_AGAIN } from '../names';
import { type LongWork, mayHappen } from './long-work';
import styles from './progress.module.css';
import { spokenWords, workWords } from './work-words';

/** What a user can do with a long-running task. */
export type WorkChoice = 'pause' | 'resume' | 'cancel';

export type WorkProgressProps = {
  /** What is being done: "Importing monsters". */
  label: string;
  work: LongWork;
  /** What is counted: "monsters". */
  of: string;
  /** What the user may do. */
  choices?: readonly WorkChoice[];
  /** Handles a choice on the page; without it, the buttons submit the form around them as `work=pause`. */
  onChoose?: (choice: WorkChoice) => void;
};

const LABELS: Readonly<Record<WorkChoice, string>> = {
  pause: 'Pause',
  resume: RESUME,
  cancel: CANCEL,
};

const LOOKS: Readonly<Record<WorkChoice, Pick<ButtonProps, 'icon' | 'kind'>>> = {
  pause: { icon: 'pause', kind: 'quiet' },
  resume: { icon: 'play', kind: 'quiet' },
  cancel: { icon: 'close', kind: 'plain' },
};

/** The progress of a long-running task, as a bar and as text, with its buttons. */
export function WorkProgress({ label, work, of, choices = [], onChoose }: WorkProgressProps) {
  const offered = choices.filter((choice) => mayHappen(work, choice));
  const isOver = work.state === 'done' || work.state === 'canceled' || work.state === 'failed';
  // Without a value the bar is indeterminate.
  const isVague = work.total === null && work.state === 'running';
  return (
    <div className={styles.work} data-state={work.state}>
      <Progress
        label={
          <span className={styles.label}>
            {isOver && <Icon name={work.state === 'done' ? 'good' : 'warning'} size="small" />}
            {label}
          </span>
        }
        value={isVague ? undefined : work.state === 'done' ? 1 : work.done / (work.total || 1)}
        max={1}
        text={work.state === 'failed' ? undefined : workWords(work, of)}
      />
      {work.state === 'failed' && <p className={styles.problem}>{workWords(work, of)}</p>}
      {offered.length > 0 && (
        <div className={styles.choices}>
          {offered.map((choice) => (
            <Button
              key={choice}
              compact
              aria-label={`${wordOf(choice, work)}: ${label}`}
              {...LOOKS[choice]}
              {...(onChoose
                ? { type: 'button', onClick: () => onChoose(choice) }
                : { name: 'work', value: choice })}
            >
              {wordOf(choice, work)}
            </Button>
          ))}
        </div>
      )}
      <p role="status" className={styles.said}>
        {spokenWords(work, of)}
      </p>
    </div>
  );
}

function wordOf(choice: WorkChoice, { state }: LongWork): string {
  return choice === 'resume' && state === 'failed' ? TRY_AGAIN : LABELS[choice];
}
