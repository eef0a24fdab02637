import type { Combatant, Fight } from '~/fights/log/state';
import { awardedXp, levelReached } from '~/fights/people/awarded-xp';
import { charactersOf, foesOf, isDefeated, partyOf } from '~/fights/people/party';
import { statisticsOf } from '~/fights/people/statistics';
import { useHydrated } from '~/ui/use-hydrated';
import { useFight, useLineFacts } from './fight-facts';
import styles from './fight-summary.module.css';
import { hitPointWords } from './fight-words';
import { countedNames } from './group-name';
import { More } from './more';

/** What a fight comes to: who fell, experience, the party's standing, treasure, time and what everybody did. */
export function FightSummary() {
  const { fight } = useFight();
  const fallen = foesOf(fight).filter(isDefeated);
  const down = partyOf(fight).filter(isDefeated);
  const { treasure = '' } = fight;
  return (
    <>
      <dl>
        <dt>Defeated</dt>
        <dd>{fallen.length === 0 ? 'No foe' : countedNames(fallen)}</dd>
        {down.length > 0 && (
          <>
            <dt>Party members who fell</dt>
            <dd>{countedNames(down)}</dd>
          </>
        )}
        <dt>XP</dt>
        <dd>{xpWords(fight)}</dd>
        {treasure !== '' && (
          <>
            <dt>Treasure</dt>
            <dd className={styles.prose}>{treasure}</dd>
          </>
        )}
        <dt>Time</dt>
        <dd>
          {`${fight.round} ${fight.round === 1 ? 'round' : 'rounds'}, ${fight.round * 6} seconds in the game`}
          <Elapsed />
        </dd>
      </dl>
      <PartyAfter />
      <More summary="Statistics">
        <Statistics />
      </More>
    </>
  );
}

/** The experience as it was given at the end, or as the defeated are worth so far. */
function shareOf(fight: Fight) {
  const { xp, sharedBy } = fight.ended ?? awardedXp(fight);
  return { xp, sharedBy, each: sharedBy === 0 ? xp : Math.floor(xp / sharedBy) };
}

function xpWords(fight: Fight): string {
  const { xp, sharedBy, each } = shareOf(fight);
  if (xp === 0) return 'None';
  const whose = charactersOf(fight).length > 0 ? 'characters' : 'of the party';
  return `${points(xp)}: ${points(each)} for each of ${sharedBy} ${whose}`;
}

const points = (xp: number) => xp.toLocaleString('en');

/** The time at the table, where the clock of this device or the end of the fight tells it. */
function Elapsed() {
  const { fight } = useFight();
  const hydrated = useHydrated();
  const until = fight.ended ? fight.ended.at : hydrated ? Date.now() : undefined;
  if (fight.since === null || until === undefined) return null;
  const minutes = Math.max(0, Math.round((until - fight.since) / 60_000));
  return minutes === 0 ? null : `, ${minutes} min at the table`;
}

/** Who of the party goes on with what: hit points, conditions, experience and the level that it reaches. */
function PartyAfter() {
  const { fight } = useFight();
  const { edition } = useLineFacts();
  const party = partyOf(fight);
  if (party.length === 0) return null;
  return (
    <table>
      <caption>The party after the fight</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">HP</th>
          <th scope="col" className={styles.words}>
            Conditions
          </th>
          <th scope="col">XP</th>
        </tr>
      </thead>
      <tbody>
        {party.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.name}</th>
            <td>{hitPointWords(one, edition)}</td>
            <td className={styles.words}>{conditionWords(one)}</td>
            <td>
              <Earned one={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Earned({ one }: { one: Combatant }) {
  const { fight } = useFight();
  const { xp } = useLineFacts();
  const characters = charactersOf(fight);
  const shares = characters.length === 0 || characters.includes(one);
  const { each } = shareOf(fight);
  if (!shares || each === 0) return '–';
  const standing = Object.hasOwn(xp, one.id) ? xp[one.id] : undefined;
  const level = standing ? levelReached(one, standing, each) : null;
  return (
    <>
      {points(each)}
      {level !== null && <strong>{`, reaches level ${level}`}</strong>}
    </>
  );
}

function conditionWords({ lasting, exhaustion }: Combatant): string {
  const names = lasting.map(({ name }) => name);
  if (exhaustion > 0) names.push(`Exhaustion ${exhaustion}`);
  return names.join(', ') || '–';
}

function Statistics() {
  const { fight } = useFight();
  return (
    <table>
      <caption>Totals by combatant</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Dealt</th>
          <th scope="col">Taken</th>
          <th scope="col">Healed</th>
          <th scope="col">Defeated</th>
          <th scope="col">Turns</th>
        </tr>
      </thead>
      <tbody>
        {statisticsOf(fight).map((row) => (
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
