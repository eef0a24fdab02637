import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import { type Ask, askSearch, SIDES } from '../address/ask';
import { changesOf, type Known } from '../address/what-if';
import { HALVES, type LiveFights } from '../live/use-fights';
import type { Played } from '../play/simulator.server';
import { changeSentence, mostSentence } from './beside-words';
import { brokenWords, cutSentence, mean, percent, winSentence } from './odds-words';
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
  const { tally, compared, solved, cut } = played;
  const { look, rounds, share } = tally;
  const to = (more: Partial<Ask>, hash = '') =>
    `${paths.battleSimulator()}${askSearch({ ...ask, ...more })}${hash}`;
  const change = changesOf(ask, known).find(({ value }) => value === ask.change)?.label;
  const foe = ask.sides.b[Number(ask.most.slice(2))];
  return (
    <section className={layout.stack} aria-label="Who wins" data-old={isOld || undefined}>
      <p className={styles.verdict}>{winSentence(tally)}</p>
      <p>
        {`Side B wins ${percent(share.b.share)}, nobody ${percent(share.draw.share)}. A fight takes ${mean(rounds.mean)} rounds, most often ${rounds.p25} to ${rounds.p75}.`}
        {brokenWords(tally)}
        {budget !== null && ` By the ${ask.edition} budget it is ${budget}.`}
      </p>
      {cut && (
        <p>
          {cutSentence(tally.fights)} <noscript>Without JavaScript this is all.</noscript>
        </p>
      )}
      {assumedIn(ask, known).map((words) => (
        <p key={words} className={styles.beside}>
          {words}
        </p>
      ))}
      {compared && change && <p className={styles.beside}>{changeSentence(change, compared)}</p>}
      {solved && foe && (
        <p className={styles.beside}>
          {mostSentence(known[foe.who]?.name ?? foe.who.replace(/^=/, ''), ask.share, solved)}
        </p>
      )}
      <p className={styles.looks} data-print="no">
        <span>View a fight:</span>
        <Link to={to({ fight: String(look.typical) }, '#told')}>typical</Link>
        <Link to={to({ fight: String(look.best) }, '#told')}>best for A</Link>
        <Link to={to({ fight: String(look.worst) }, '#told')}>worst for A</Link>
        <Link to={to({ seed: nextSeed(ask.seed), fight: '' })}>Reroll</Link>
      </p>
    </section>
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
  '0.01': 'to ± 1 %',
  '0.005': 'to ± 0.5 %',
  '0.002': 'to ± 0.2 %',
  '0.001': 'to ± 0.1 %',
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
