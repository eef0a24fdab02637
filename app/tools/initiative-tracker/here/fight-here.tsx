import { useCallback, useState } from 'react';
import { fightPaths } from '~/fight-paths';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { openBook } from '../live/fight-book';
import type { FightCopy } from '../live/fight-copy';
import { LiveScreen } from '../live/live-screen';
import { openSentLine } from '../live/page-sent-line';
import type { ReadOther } from '../live/read-other';
import { FightTitle } from '../screen/fight-title';
import { useLineBack } from './use-line-back';

export type FightHereProps = { owner: string; id: string; copy: FightCopy; chosen: string | null };

const readOther: ReadOther = (id) =>
  import('../live/page-other-fight').then((late) => late.readKeptFight(id));

/**
 * An account's fight, run offline from the device's copy: new events go to the user's outbox behind those already
 * waiting, and are sent by whichever page is open when the device is online again.
 */
export function FightHere({ owner, id, copy, chosen }: FightHereProps) {
  const [book] = useState(() => openBook(copy.read));
  const openLine = useCallback(
    () => openSentLine(owner, id, book, copy.takes),
    [owner, id, book, copy],
  );
  const address = fightPaths.fight({ id });
  const isBack = useLineBack(`${fightPaths.fightEvents({ id })}?since=${copy.read.seq}`);
  return (
    <>
      <FightTitle name={book.ledger().fight().name}>
        <p data-print="no">Saved in your account, shown from this device</p>
      </FightTitle>
      {isBack ? (
        <Notice tone="good" announce title="Back online">
          <p>Your changes are sent to your account automatically.</p>
          <p className={layout.row}>
            <LinkButton to={address} kind="quiet" reloadDocument compact>
              Continue in your account
            </LinkButton>
          </p>
        </Notice>
      ) : (
        <Notice title="Offline: you run the fight on this device">
          <p>
            Everything is saved here, even if you close this page, and will be sent when you are
            back online. <a href={paths.initiativeTracker()}>All fights on this device</a>
          </p>
        </Notice>
      )}
      <LiveScreen
        book={book}
        by={owner}
        takes={copy.takes}
        openLine={openLine}
        readOther={readOther}
        address={address}
        chosen={chosen}
        beside={null}
        answer={undefined}
        log={{
          text: fightPaths.fightLog({ id }, 'text'),
          markdown: fightPaths.fightLog({ id }, 'markdown'),
          json: fightPaths.fightLog({ id }, 'json'),
        }}
      />
    </>
  );
}
