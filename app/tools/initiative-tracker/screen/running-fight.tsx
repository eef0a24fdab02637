import { Link } from '@remix-run/react';
import { useCallback, useEffect, useState } from 'react';
import { NeedsPro } from '~/account/gate/needs-pro';
import { fightPaths } from '~/fight-paths';
import type { FightRead } from '~/fights/kept/fight-calls';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import type { FightAnswer } from '../fight-form.server';
import { openBook } from '../live/fight-book';
import { LiveScreen } from '../live/live-screen';
import { openSentLine } from '../live/page-sent-line';
import type { ReadOther } from '../live/read-other';
import type { Beside } from './beside-statblock';
import { FightTitle } from './fight-title';
import { LoadForm, type OtherFight } from './load-form';
import { TypedBeforeProvider } from './typed-before';

const NOTHING = {};

export type RunningFightProps = {
  id: string;
  name: string;
  /** Whose presses these are: the person at this page, whoever owns the fight. */
  owner: string;
  role: 'owner' | 'helper';
  /** What needs Pro of a fight whose owner has none: running this one, or beginning another. */
  needsPro: 'running' | 'another' | 'over' | null;
  read: FightRead;
  takes: { undo: string | null; redo: string | null };
  chosen: string | null;
  beside: Beside | null;
  spells: Beside['spells'] | null;
  /** What the press before this page came to, in words. */
  said: readonly string[];
  answer: FightAnswer | undefined;
  /** The other fights of this person, which can be loaded into this one. */
  others: readonly OtherFight[];
  /** The battle simulator is open to whoever looks. */
  simulates: boolean;
};

const readOther: ReadOther = (id) =>
  import('../live/page-other-fight').then((late) => late.readKeptFight(id));

/** A fight that is kept, as its object had it when the page was asked for, and from then on as it is run here. */
export function RunningFight({
  id,
  owner,
  role,
  needsPro,
  read,
  takes,
  chosen,
  beside,
  spells,
  said,
  answer,
  others,
  simulates,
}: RunningFightProps) {
  const [book] = useState(() => openBook(read));
  const [before] = useState(takes);
  const openLine = useCallback(
    () => openSentLine(owner, id, book, before),
    [owner, id, book, before],
  );
  useEffect(() => {
    // The page was asked for anew, as after a form that was sent before the scripts ran.
    book.read(read);
  }, [book, read]);
  useEffect(() => {
    // Without a line this device shows the copies of whoever was here last: the server says that it is they.
    void import('~/platform/own-copies/note-here').then(
      (late) => late.noteHere(owner, Date.now()),
      () => undefined,
    );
  }, [owner]);
  return (
    <main id="main" className={layout.stack}>
      <FightTitle name={book.ledger().fight().name}>
        {role === 'owner' ? 'Saved in your account' : 'You help to run this fight'} ·{' '}
        <Link to={fightPaths.fightTable({ id })}>Players</Link> ·{' '}
        <Link to={partyPaths.ofFight({ id })}>Party</Link>
        {simulates && (
          <>
            {' · '}
            <Link to={fightPaths.fightOdds({ id })} reloadDocument>
              Simulate the rest
            </Link>
          </>
        )}
      </FightTitle>
      {needsPro !== null && (
        <NeedsPro
          what={needsPro === 'running' ? 'Running this fight' : 'Beginning another fight'}
          free={`${needsPro === 'another' ? 'This one can be finished. ' : ''}Reading and export stay free.`}
        />
      )}
      {answer?.upgrade && needsPro === null && (
        <p>
          <Link to={paths.settings()}>Upgrade to Pro</Link>
        </p>
      )}
      <TypedBeforeProvider value={answer ?? NOTHING}>
        <LiveScreen
          book={book}
          by={owner}
          takes={takes}
          openLine={openLine}
          readOther={readOther}
          address={fightPaths.fight({ id })}
          chosen={chosen}
          beside={beside}
          spells={spells}
          answer={answer}
          said={said}
          log={{
            text: fightPaths.fightLog({ id }, 'text'),
            markdown: fightPaths.fightLog({ id }, 'markdown'),
            json: fightPaths.fightLog({ id }, 'json'),
          }}
        >
          <LoadForm fights={others} />
        </LiveScreen>
      </TypedBeforeProvider>
    </main>
  );
}
