import type { FightAnswer } from '../fight-form.server';
import { HandoutPart } from './handout-part';
import { PausePart } from './pause-part';
import type { PlayersPage } from './players-page.server';
import { RollPart } from './roll-part';
import { SeatsPart } from './seats-part';
import { SecretPart } from './secret-part';
import { SeenPart } from './seen-part';
import { SharePart } from './share-part';
import styles from './table.module.css';
import { TablePageProvider } from './table-part';
import { useTableNews } from './use-table-news';

/** All parts of the game master's page about the players. */
export function PlayersParts({
  page,
  answer,
}: {
  page: PlayersPage;
  answer: FightAnswer | undefined;
}) {
  const { id, seq, said, role, sharing, facts } = page;
  useTableNews(id, seq);
  return (
    <TablePageProvider value={{ id, answer, said }}>
      <div className={styles.parts}>
        <div className={styles.column}>
          {role === 'owner' && <SharePart sharing={sharing} />}
          <SeatsPart claims={facts.claims} seats={facts.seats} />
          <HandoutPart fight={id} party={facts.party} handouts={facts.handouts} />
        </div>
        <div className={styles.column}>
          <SeenPart settings={facts.settings} path={sharing?.path ?? null} />
          <RollPart />
          <SecretPart party={facts.party} />
          <PausePart isPaused={facts.isPaused} />
        </div>
      </div>
    </TablePageProvider>
  );
}
