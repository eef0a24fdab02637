import { Link } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { type Ask, askSearch, SIDES } from '../address/ask';
import { trackerSearch } from '../address/tracker-search';
import { changesOf, type Known, nameOf } from '../address/what-if';
import { HALVES, type LiveFights } from '../live/use-fights';
import type { Played } from '../play/simulator.server';
import { changeSentence, fairSentence, mostSentence } from './beside-words';
import {
  brokenWords,
  cutSentence,
  fallSentence,
  percent,
  roundsSentence,
  winSentence,
} from './odds-words';
import styles from './simulator.module.css';

type VerdictProps = {
  ask: Ask;
  known: Known;
  played: Played;
  budget: string | null;
  isOld: boolean;
};

/** The winner in one sentence, the answers to the questions, and links to single fights. */
export function Verdict({ ask, known, played, budget, isOld }: VerdictProps) {
  const { tally, compared, solved, fair, cut } = played;
  const { look, rounds, share } = tally;
  const to = (more: Partial<Ask>, hash = '') =>
    `${paths.battleSimulator()}${askSearch({ ...ask, ...more })}${hash}`;
  const change = changesOf(ask, known).find(({ value }) => value === ask.change)?.label;
  const foe = ask.sides.b[Number(ask.most.slice(2))];
  return (
    <section className={layout.stack} aria-label="Who wins" data-old={isOld || undefined}>
      <p className={styles.verdict}>{winSentence(tally)}</p>
      <OutcomeBar tally={tally} />
      <p>{fallSentence(tally)}</p>
      <p>
        {`Side B wins ${percent(share.b.share)}, nobody ${percent(share.draw.share)}. ${roundsSentence(rounds)}`}
        {brokenWords(tally)}
        {budget !== null && ` By the ${ask.edition} budget it is ${budget}.`}
      </p>
      {cut && (
        <p>
          {cutSentence(tally.fights)} <noscript>For more fights, turn on JavaScript.</noscript>
        </p>
      )}
      {fair !== null && !isOld && <EvenFight ask={ask} known={known} fair={fair} to={to} />}
      {assumedIn(ask, known).map((words) => (
        <p key={words} className={styles.beside}>
          {words}
        </p>
      ))}
      {compared && change && <p className={styles.beside}>{changeSentence(change, compared)}</p>}
      {solved && foe && (
        <p className={styles.beside}>{mostSentence(nameOf(foe, known), ask.share, solved)}</p>
      )}
      <p className={styles.looks} data-print="no">
        <span>View a fight:</span>
        <Link to={to({ fight: String(look.typical) }, '#told')}>typical</Link>
        <Link to={to({ fight: String(look.best) }, '#told')}>best for A</Link>
        <Link to={to({ fight: String(look.worst) }, '#told')}>worst for A</Link>
        <Link to={to({ seed: nextSeed(ask.seed), fight: '' })}>Reroll</Link>
        <Link to={fightPaths.newFight(trackerSearch(ask))}>Run in the tracker</Link>
        <a href="#setup" className={styles.toSetup}>
          Change the fight
        </a>
      </p>
    </section>
  );
}

const BAR = { width: 600, height: 20 };

/** How the fights end, as one bar: side A wins, nobody wins, side B wins. The sentences beside it say the same. */
function OutcomeBar({ tally }: { tally: Played['tally'] }) {
  const { a, b, draw } = tally.share;
  const parts = [
    { side: 'a', share: a.share, from: 0 },
    { side: 'none', share: draw.share, from: a.share },
    { side: 'b', share: b.share, from: a.share + draw.share },
  ];
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${BAR.width} ${BAR.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {parts.map(({ side, share, from }) => (
        <rect
          key={side}
          data-side={side}
          x={from * BAR.width}
          width={share * BAR.width}
          height={BAR.height}
        />
      ))}
    </svg>
  );
}

type EvenFightProps = {
  ask: Ask;
  known: Known;
  fair: NonNullable<Played['fair']>;
  to: (more: Partial<Ask>) => string;
};

/** What would make it an even fight, with a link that sets it. */
function EvenFight({ ask, known, fair, to }: EvenFightProps) {
  const foe = ask.sides.b[fair.row];
  if (foe === undefined) return null;
  const { count, tried } = fair;
  const here = Number(foe.said.n ?? 1);
  const b = ask.sides.b.map((row, at) =>
    at === fair.row ? { ...row, said: { ...row.said, n: String(count) } } : row,
  );
  return (
    <p className={styles.beside}>
      {fairSentence(nameOf(foe, known), here, fair)}
      {count > 0 && count !== here && tried.some((one) => one.count > count) && (
        <Link
          className={styles.set}
          to={to({ sides: { ...ask.sides, b }, fight: '' })}
          preventScrollReset
          data-print="no"
        >
          {`Set ${count}`}
        </Link>
      )}
    </p>
  );
}

/** The classes assumed for characters without one. */
function assumedIn(ask: Ask, known: Known): string[] {
  const rows = SIDES.flatMap((side) => ask.sides[side]);
  return [...new Set(rows.flatMap(({ who }) => known[who]?.assumed ?? []))];
}

/** The next seed, always the same for the same seed: increases the number at its end. */
function nextSeed(seed: string): string {
  const parts = /^(.*?)(\d{0,9})$/.exec(seed);
  const [words = '', number = ''] = parts?.slice(1) ?? [];
  return `${words.slice(0, 30)}${Number(number || 1) + 1}`;
}

const HALF_WORDS: Record<string, string> = {
  '0': '10,000 fights',
  '0.01': 'to ± 1%',
  '0.005': 'to ± 0.5%',
  '0.002': 'to ± 0.2%',
  '0.001': 'to ± 0.1%',
};

/** The progress of the fights, with buttons to stop and to run more; not shown without scripts. */
export function Progress({ live }: { live: LiveFights }) {
  const { fights, half, setHalf } = live;
  const { news, state, stop, again } = fights;
  if (state === 'idle') return null;
  if (state === 'lost') {
    return (
      <Notice tone="problem" announce>
        <p>The simulation stopped in this browser; these are the results so far.</p>
        <Button kind="quiet" type="button" onClick={again}>
          Simulate again
        </Button>
      </Notice>
    );
  }
  const counted = (news?.tally.fights ?? 0).toLocaleString('en-US');
  const goal = (news?.goal ?? 10_000).toLocaleString('en-US');
  return (
    <div className={styles.progress} data-print="no">
      <Select
        label="How many"
        name="half"
        choices={HALVES.map((value) => ({ value, label: HALF_WORDS[value] ?? value }))}
        value={half}
        onChange={({ currentTarget }) => setHalf(currentTarget.value)}
      />
      {state === 'busy' && <p>This device simulates the rest.</p>}
      <p role="status">
        {state === 'done'
          ? `${counted} fights simulated.`
          : state === 'stopped'
            ? `Stopped after ${counted} fights.`
            : ''}
      </p>
      {state === 'busy' && (
        <>
          <progress
            max={news?.goal ?? 10_000}
            value={news?.tally.fights ?? 0}
            aria-label={`${counted} of ${goal} fights`}
          />
          <Button kind="quiet" type="button" onClick={stop}>
            Stop
          </Button>
        </>
      )}
      {state === 'stopped' && (
        <Button kind="quiet" type="button" onClick={again}>
          Continue
        </Button>
      )}
    </div>
  );
}
