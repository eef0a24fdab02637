import { useMemo, useState } from 'react';
import { asMarkdown, asText, type Line, roundName } from '~/fights/telling/line';
import { tellLog } from '~/fights/telling/tell-log';
import { Button } from '~/ui/button';
import styles from './live.module.css';
import type { LogPanelProps } from './log-facts';
import { undoLabels } from './undo-labels';
import { useAfterwards } from './use-afterwards';
import { useWholeLog } from './use-whole-log';

/** The log in words from its beginning, to copy. */
export function ToldLog({ book, by, view, elsewhere }: LogPanelProps) {
  // On a wide screen the log is open, and describing all of it would delay an action's rendering.
  const fight = useAfterwards(view.fight);
  const { begins, events, isWhole, is } = useWholeLog(book, fight, elsewhere?.json ?? null);
  const lines = useMemo(() => tellLog(begins, events), [begins, events]);
  const shown = lines.slice(-MOST_SHOWN);
  const undos = undoLabels(shown, by);
  const from = isWhole ? '' : ` from ${roundName(lines[0]?.round ?? fight.round)} on`;
  return (
    <>
      <div className={styles.ways}>
        <CopyLog label={`Copy${from} as text`} lines={lines} as={asText} />
        <CopyLog label={`Copy${from} as Markdown`} lines={lines} as={asMarkdown} />
        {elsewhere && (!isWhole || shown.length < lines.length) && (
          <a href={elsewhere.text}>Whole log</a>
        )}
      </div>
      {!isWhole && (
        <p role="status">
          {is === 'asked'
            ? 'Loading earlier lines…'
            : `Lines before ${roundName(lines[0]?.round ?? fight.round)} could not be loaded. Open the log again later.`}
        </p>
      )}
      {shown.length < lines.length && (
        <p>{`The last ${MOST_SHOWN} of ${lines.length.toLocaleString('en')} lines; a copy has all of them.`}</p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it must be focusable to be scrolled by keyboard */}
      <section className={styles.scroll} aria-label="Log lines" tabIndex={0}>
        <ol className={styles.lines} aria-label="Log, latest last">
          {shown.map((line, at) => (
            <LogLine
              // biome-ignore lint/suspicious/noArrayIndexKey: several lines can belong to the same event
              key={`${line.event} ${at}`}
              line={line}
              undo={undos[at] ?? null}
              isNewRound={shown[at - 1]?.round !== line.round}
            />
          ))}
        </ol>
      </section>
    </>
  );
}

const MOST_SHOWN = 400;

/** `undo`: the words of its undo button; null for none. */
type LogLineProps = { line: Line; undo: string | null; isNewRound: boolean };

function LogLine({ line, undo, isNewRound }: LogLineProps) {
  return (
    <>
      {isNewRound && <li className={styles.round}>{roundName(line.round)}</li>}
      <li data-follows={line.follows || undefined} data-undone={line.undone || undefined}>
        {line.text}
        {undo !== null && (
          <form method="post" className={styles.back}>
            <input type="hidden" name="event" value={line.event} />
            <Button
              kind="plain"
              name="intent"
              value="undo-this"
              compact
              title="Undo this alone; later actions stay"
              aria-label={`${undo}: ${line.text}`}
            >
              {undo}
            </Button>
          </form>
        )}
      </li>
    </>
  );
}

type CopyLogProps = {
  label: string;
  lines: readonly Line[];
  as: (lines: readonly Line[]) => string;
};

function CopyLog({ label, lines, as }: CopyLogProps) {
  const [said, setSaid] = useState<string | null>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(as(lines));
      setSaid('Copied');
    } catch {
      setSaid('This browser blocks copying');
    }
  }
  return (
    <Button type="button" kind="quiet" icon="copy" compact onClick={copy}>
      {said ?? label}
    </Button>
  );
}
