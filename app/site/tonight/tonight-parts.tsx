import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { characterPaths } from '~/character-paths';
import { encounterPaths } from '~/encounter-paths';
import { fightPaths } from '~/fight-paths';
import { DrawnMap } from '~/maps/screen/drawn-map';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import { Badge } from '~/ui/badge';
import { LinkButton } from '~/ui/button';
import { Meter } from '~/ui/gauge';
import styles from './tonight.module.css';
import type { Tonight } from './tonight.server';

/** A part of the page: its heading, the link to all of its kind, and what is there. */
function Part({ title, all, children }: { title: string; all: Way; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link to={all.to}>{all.says}</Link>
      </header>
      {children}
    </section>
  );
}

type Way = { says: string; to: string };

/** The fight that runs, large, and those that are prepared. */
export function FightsTonight({ fights }: Pick<Tonight, 'fights'>) {
  const running = fights.filter(({ status }) => status === 'running');
  const planned = fights.filter(({ status }) => status !== 'running');
  return (
    <Part title="Fights" all={{ says: 'All fights', to: paths.initiativeTracker() }}>
      {running.map((fight) => (
        <div key={fight.id} className={styles.running}>
          <p>
            <b>{fight.name}</b>
            <span>
              Round {fight.round} · {countOf(fight.combatants, 'combatant')}
            </span>
          </p>
          <LinkButton to={fightPaths.fight({ id: fight.id })} icon="sword">
            Continue
          </LinkButton>
        </div>
      ))}
      <Rows
        rows={planned.map(({ id, name, combatants }) => ({
          id,
          name,
          to: fightPaths.fight({ id }),
          says: combatants === 0 ? 'Nobody in it yet' : countOf(combatants, 'combatant'),
        }))}
      />
      {fights.length === 0 && (
        <p className={styles.none}>
          No fight is running or prepared. <Link to={paths.initiativeTracker()}>Start one</Link>
        </p>
      )}
    </Part>
  );
}

/** The default party, or the one that changed last, with everybody's hit points. */
export function PartyTonight({ party }: Pick<Tonight, 'party'>) {
  if (party === null) {
    return (
      <Part title="Party" all={{ says: 'All parties', to: partyPaths.myParties() }}>
        <p className={styles.none}>
          You are in no party. <Link to={fightPaths.join()}>Join with a code</Link>
        </p>
      </Part>
    );
  }
  return (
    <Part title={party.name} all={{ says: 'All parties', to: partyPaths.myParties() }}>
      {party.members.length === 0 && <p className={styles.none}>Nobody is in it yet.</p>}
      <ul className={styles.members}>
        {party.members.map(({ id, name, says, hp, maximum, temporary }) => (
          <li key={id}>
            <Meter
              label={
                <>
                  <b>{name}</b> {says}
                </>
              }
              value={Math.min(hp, maximum)}
              max={maximum}
              text={`${hp} / ${maximum}${temporary > 0 ? ` + ${temporary}` : ''}`}
            />
          </li>
        ))}
      </ul>
      <p>
        <Link to={partyPaths.party({ id: party.id })}>Open the party</Link>
      </p>
    </Part>
  );
}

/** Encounters that are ready to run, then drafts. */
export function EncountersTonight({ encounters }: Pick<Tonight, 'encounters'>) {
  return (
    <Part title="Encounters" all={{ says: 'All encounters', to: encounterPaths.shelf() }}>
      <Rows
        rows={encounters.map(({ id, name, status, foes, xp }) => ({
          id,
          name,
          to: encounterPaths.kept({ id }),
          says: `${countOf(foes, 'monster')} · ${xp.toLocaleString('en')} XP`,
          mark: status === 'ready' ? 'Ready' : 'Draft',
        }))}
      />
      {encounters.length === 0 && (
        <p className={styles.none}>
          No encounters yet. <Link to={encounterPaths.builder()}>Build one</Link>
        </p>
      )}
    </Part>
  );
}

/** The maps that were drawn last, as pictures. */
export function MapsTonight({ maps }: Pick<Tonight, 'maps'>) {
  return (
    <Part title="Maps" all={{ says: 'All maps', to: paths.savedMaps() }}>
      {maps.length === 0 ? (
        <p className={styles.none}>
          No maps yet. <Link to={paths.mapwright()}>Draw one</Link>
        </p>
      ) : (
        <ul className={styles.maps}>
          {maps.map(({ id, name, thumbnail }) => (
            <li key={id}>
              <Link to={paths.savedMap({ id })}>
                <DrawnMap className={styles.map} svg={thumbnail} />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

/** The user's own characters. */
export function CharactersTonight({ characters }: Pick<Tonight, 'characters'>) {
  return (
    <Part title="Characters" all={{ says: 'All characters', to: characterPaths.list() }}>
      <Rows
        rows={characters.map(({ id, name, raceName, classLine }) => ({
          id,
          name: name || 'Unnamed character',
          to: characterPaths.character({ id }),
          says: [raceName, classLine].filter(Boolean).join(' ') || 'Not finished',
        }))}
      />
    </Part>
  );
}

/** Which of the tools are open to the user that something is made in. */
type MadeOpen = Record<'fights' | 'maps' | 'monsters', boolean>;

/** What is made already, for whoever has nothing of their own yet: a fight, a dungeon and a monster to try at once. */
export function MadeTonight({ open }: { open: MadeOpen }) {
  const rows = [
    ...(open.fights ? [MADE_FIGHT] : []),
    ...(open.maps ? [MADE_MAP] : []),
    ...(open.monsters ? [MADE_MONSTER] : []),
  ];
  if (rows.length === 0) return null;
  return (
    <Part title="Try one that is made" all={{ says: 'All tools', to: paths.features() }}>
      <Rows rows={rows} />
    </Part>
  );
}

const MADE_FIGHT: RowFacts = {
  id: 'fight',
  name: 'A fight at a bridge',
  to: paths.tryInitiativeTracker(),
  says: 'Foes and heroes, ready to begin',
};

const MADE_MAP: RowFacts = {
  id: 'map',
  name: 'A dungeon with its key',
  to: paths.tryMapwright(),
  says: 'Walls, doors and what each room holds',
};

const MADE_MONSTER: RowFacts = {
  id: 'monster',
  name: 'Goblin',
  to: paths.monster({ id: 'goblin' }),
  says: 'A statblock whose numbers roll',
};

type RowFacts = { id: string; name: string; to: string; says: string; mark?: string };

/** Named things as a list of links, each with a few words. */
function Rows({ rows }: { rows: readonly RowFacts[] }) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, name, to, says, mark }) => (
        <li key={id}>
          <Link to={to}>{name}</Link>
          <span>
            {says} {mark && <Badge>{mark}</Badge>}
          </span>
        </li>
      ))}
    </ul>
  );
}

function countOf(count: number, one: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${one}s`;
}
