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
 * A fight of an account as this device has it, run on without a line: what is done waits in its person's outbox, behind what
 * waits there already, and is sent by whichever page is open when the line is back.
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
        Kept in your account, shown as this device has it
      </FightTitle>
      {isBack ? (
        <Notice tone="good" announce title="The connection is back">
          <p>What you did here goes to your account by itself.</p>
          <p className={layout.row}>
            <LinkButton to={address} kind="quiet" reloadDocument compact>
              Go on with the fight in your account
            </LinkButton>
          </p>
        </Notice>
      ) : (
        <Notice title="No connection: you run the fight on this device">
          <p>
            All you do is kept here, also when you close this page, and is sent by itself when the
            line is back. <a href={paths.initiativeTracker()}>All your fights on this device</a>
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
