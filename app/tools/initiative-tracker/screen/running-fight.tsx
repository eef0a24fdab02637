import { Link } from '@remix-run/react';
import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { NeedsPro } from '~/account/gate/needs-pro';
import { fightPaths } from '~/fight-paths';
import type { FightRead } from '~/fights/kept/fight-calls';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import layout from '~/ui/layout.module.css';
import type { FightAnswer } from '../fight-form.server';
import { openBook } from '../live/fight-book';
import { LiveScreen, type LiveScreenProps } from '../live/live-screen';
import { openSentLine } from '../live/page-sent-line';
import type { ReadOther } from '../live/read-other';
import { LateMat } from '../mat/late-mat';
import type { Beside } from './beside-statblock';
import { FightTitle } from './fight-title';
import { JoinWays, LateEncounters } from './join-ways';
import { LoadForm, type OtherFight } from './load-form';
import { TypedBeforeProvider } from './typed-before';

const NOTHING = {};

export type RunningFightProps = {
  id: string;
  name: string;
  /** The id of the user at this page: the author of its events, also in a fight that another user owns. */
  owner: string;
  role: 'owner' | 'helper';
  /** What the fight's owner cannot do without Pro; null when nothing is restricted. */
  needsPro: 'running' | 'another' | 'over' | null;
  read: FightRead;
  takes: { undo: string | null; redo: string | null };
  chosen: string | null;
  beside: Beside | null;
  spells: Beside['spells'] | null;
  /** The experience of the party's members, by id. */
  xp: LiveScreenProps['xp'];
  /** The lines that describe the action before this page. */
  said: readonly string[];
  answer: FightAnswer | undefined;
  /** The user's other fights, which can be loaded into this one. */
  others: readonly OtherFight[];
  /** Whether the battle simulator is open to this user, and something of the fight is left for it. */
  simulates: boolean;
  /** Whether the encounter builder is. */
  plans: boolean;
};

const readOther: ReadOther = (id) =>
  import('../live/page-other-fight').then((late) => late.readKeptFight(id));

/** A stored fight: initially as its object had it when the page was loaded, then as it is run here. */
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
  xp,
  said,
  answer,
  others,
  simulates,
  plans,
}: RunningFightProps) {
  const [book] = useState(() => openBook(read));
  const [before] = useState(takes);
  const [isMapOpen, setMapOpen] = useState(false);
  const openLine = useCallback(
    () => openSentLine(owner, id, book, before),
    [owner, id, book, before],
  );
  useEffect(() => {
    // The page's data was loaded again, for example after a form was sent before hydration.
    book.read(read);
  }, [book, read]);
  useEffect(() => {
    // Offline, this device shows the copies of the last signed-in user, so record who it is.
    void import('~/platform/own-copies/note-here').then(
      (late) => late.noteHere(owner, Date.now()),
      () => undefined,
    );
  }, [owner]);
  /** On this page instead of the map's own, which works without scripts. */
  function openMap(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setMapOpen(!isMapOpen);
  }

  return (
    <main id="main" className={layout.stack}>
      <FightTitle name={book.ledger().fight().name}>
        <p data-print="no">
          {role === 'owner' ? 'Saved in your account' : 'You help to run this fight'}
        </p>
        <nav data-print="no" aria-label="This fight">
          <Link to={fightPaths.fightTable({ id })}>Players</Link>
          <Link to={partyPaths.ofFight({ id })}>Party</Link>
          <Link to={fightPaths.fightMat({ id })} onClick={openMap} aria-expanded={isMapOpen}>
            Map
          </Link>
          {simulates && (
            <Link to={fightPaths.fightOdds({ id })} reloadDocument>
              Simulate the rest
            </Link>
          )}
        </nav>
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
          xp={xp}
          answer={answer}
          said={said}
          log={{
            text: fightPaths.fightLog({ id }, 'text'),
            markdown: fightPaths.fightLog({ id }, 'markdown'),
            json: fightPaths.fightLog({ id }, 'json'),
          }}
          joins={<JoinWays id={id} plans={plans} />}
          mat={
            isMapOpen
              ? (fight, press) => (
                  <LateMat fight={fight} press={press} onClose={() => setMapOpen(false)} />
                )
              : null
          }
        >
          {plans && <LateEncounters />}
          <LoadForm fights={others} />
        </LiveScreen>
      </TypedBeforeProvider>
    </main>
  );
}
