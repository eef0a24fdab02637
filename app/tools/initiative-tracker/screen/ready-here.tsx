import type { Combatant } from '~/fights/log/state';
import { foesOf, partyOf } from '~/fights/people/party';
import { combatantsOf } from '~/fights/people/people';
import { difficultyWords } from './difficulty-words';
import { useFight } from './fight-facts';
import styles from './fight-summary.module.css';
import { countedNames } from './group-name';

/** Before the fight, while nobody's statblock is open: who stands ready, and how hard it will be. */
export function ReadyHere() {
  const { fight } = useFight();
  const party = partyOf(fight);
  const foes = foesOf(fight).filter(({ place }) => place !== 'waiting');
  const others = combatantsOf(fight).filter(
    ({ kind, side, place }) => kind === 'creature' && side === 'others' && place === 'order',
  );
  const hidden = combatantsOf(fight).filter(({ hidden: is, place }) => is && place === 'order');
  if (party.length + foes.length + others.length === 0) return null;
  return (
    <section className={`${styles.summary} ${styles.ready}`} aria-labelledby="ready">
      <h2 id="ready">Ready for the fight</h2>
      <dl>
        <Names of="Party" people={party} />
        <Names of="Foes" people={foes} />
        <Names of="Others" people={others} />
        {wavesOf(combatantsOf(fight)).map(([round, people]) => (
          <Names key={round} of={`Round ${round}`} people={people} />
        ))}
        <Names of="Hidden" people={hidden} />
      </dl>
      <p>{difficultyWords(fight)}</p>
    </section>
  );
}

function Names({ of, people }: { of: string; people: readonly Combatant[] }) {
  return people.length === 0 ? null : (
    <>
      <dt>{of}</dt>
      <dd>{countedNames(people)}</dd>
    </>
  );
}

/** Who arrives later, by the round. */
function wavesOf(all: readonly Combatant[]): [number, Combatant[]][] {
  const waves = new Map<number, Combatant[]>();
  for (const one of all) {
    if (one.place !== 'waiting' || one.arrives === null) continue;
    waves.set(one.arrives, [...(waves.get(one.arrives) ?? []), one]);
  }
  return [...waves].toSorted(([first], [second]) => first - second);
}
