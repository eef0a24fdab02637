import { useMemo, useState } from 'react';
import { newFight } from '~/fights/log/new-fight';
import { asMarkdown, asText, type Line } from '~/fights/telling/line';
import { statistics, tellLog } from '~/fights/telling/tell-log';
import { Button } from '~/ui/button';
import styles from './live.module.css';
import type { LogPanelProps } from './log-facts';

/** The log of what is at hand in words, to copy; and after the end what everybody did. */
export function ToldLog({ book, view, elsewhere }: LogPanelProps) {
  const { fight } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log grows with the fight
  const events = useMemo(() => book.ledger().events(), [book, fight]);
  const seed = book.seed();
  const lines = useMemo(() => tellLog(seed, events), [seed, events]);
  const isWhole = book.before() === 0;
  const shown = lines.slice(-400);
  return (
    <>
      <div className={styles.ways}>
        <CopyLog label="Copy as text" lines={lines} as={asText} />
        <CopyLog label="Copy as Markdown" lines={lines} as={asMarkdown} />
        {elsewhere && !isWhole && <a href={elsewhere.text}>The whole log</a>}
      </div>
      {fight.ended && isWhole && <Numbers events={events} />}
      <div className={styles.scroll}>
        <ol className={styles.lines} aria-label="The log, the latest last">
          {shown.map((line, at) => (
            <LogLine
              // biome-ignore lint/suspicious/noArrayIndexKey: an event may have several lines
              key={`${line.event} ${at}`}
              line={line}
              isNewRound={shown[at - 1]?.round !== line.round}
            />
          ))}
        </ol>
      </div>
    </>
  );
}

function LogLine({ line, isNewRound }: { line: Line; isNewRound: boolean }) {
  return (
    <>
      {isNewRound && (
        <li className={styles.round}>
          {line.round === 0 ? 'Before the fight' : `Round ${line.round}`}
        </li>
      )}
      <li data-follows={line.follows || undefined} data-undone={line.undone || undefined}>
        {line.text}
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
      setSaid('This browser does not let us copy');
    }
  }
  return (
    <Button type="button" kind="quiet" icon="copy" compact onClick={copy}>
      {said ?? label}
    </Button>
  );
}

function Numbers({ events }: { events: Parameters<typeof statistics>[1] }) {
  const rows = statistics(newFight('', '2014'), events);
  return (
    <table className={styles.numbers}>
      <caption>What everybody did</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">Dealt</th>
          <th scope="col">Taken</th>
          <th scope="col">Healed</th>
          <th scope="col">Felled</th>
          <th scope="col">Turns</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.who}>
            <th scope="row">{row.name}</th>
            <td>{row.dealt}</td>
            <td>{row.taken}</td>
            <td>{row.healed}</td>
            <td>{row.felled}</td>
            <td>{row.turns}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
