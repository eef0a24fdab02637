import { challengeText } from '~/rules/challenge';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { SEARCH } from '~/ui/names';
import { type Choice, Select } from '~/ui/select';
import { PRESS } from '../address/sent';
import type { FoundCreatures } from '../play/find.server';
import styles from './simulator.module.css';

type FindFightersProps = {
  q: string;
  found: FoundCreatures | null;
  builds: readonly Choice[];
  /** The user's own parties, characters and encounters. */
  taken: {
    parties: readonly Choice[];
    characters: readonly Choice[];
    encounters: readonly Choice[];
  };
};

/** Adds creatures of both editions and the user's own, and characters by class and level. */
export function FindFighters({ q, found, builds, taken }: FindFightersProps) {
  return (
    <fieldset id="add" className={styles.side}>
      <legend>Add creatures</legend>
      <div className={styles.words}>
        <Field
          label="Name or words"
          type="search"
          name="q"
          maxLength={100}
          defaultValue={q}
          placeholder="goblin, undead cr 2 …"
          autoComplete="off"
        />
        <Button kind="quiet" name={PRESS} value="find" icon="search">
          {SEARCH}
        </Button>
      </div>
      {found !== null && found.items.length === 0 && (
        <p className={styles.soft}>{found.problem ?? 'No creature matches.'}</p>
      )}
      <ul className={styles.list}>
        {found?.items.map(({ id, name, cr, edition }) => (
          <li key={id}>
            <span>
              {name} <small>{`CR ${challengeText(cr)} · ${edition}`}</small>
            </span>
            <Button
              kind="quiet"
              name={PRESS}
              value={`add:a:${id}`}
              aria-label={`${name} to side A`}
            >
              To A
            </Button>
            <Button
              kind="quiet"
              name={PRESS}
              value={`add:b:${id}`}
              aria-label={`${name} to side B`}
            >
              To B
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.build}>
        <Select label="Class build" name="build" choices={builds} />
        <Field label="Level" name="level" inputMode="numeric" maxLength={2} defaultValue="5" />
        <Button kind="quiet" name={PRESS} value="build:a" aria-label="Class build to side A">
          To A
        </Button>
        <Button kind="quiet" name={PRESS} value="build:b" aria-label="Class build to side B">
          To B
        </Button>
      </div>
      {taken.parties.length > 0 && (
        <Taken name="party" label="Your party" choices={taken.parties} first="a" />
      )}
      {taken.characters.length > 0 && (
        <Taken name="character" label="Your character" choices={taken.characters} first="a" />
      )}
      {taken.encounters.length > 0 && (
        <Taken name="encounter" label="Your encounter" choices={taken.encounters} first="b" />
      )}
    </fieldset>
  );
}

type TakenProps = { name: string; label: string; choices: readonly Choice[]; first: 'a' | 'b' };

/** Adds one of the user's things to a side; its usual side comes first. */
function Taken({ name, label, choices, first }: TakenProps) {
  const sides = first === 'a' ? (['a', 'b'] as const) : (['b'] as const);
  return (
    <div className={styles.build} data-kind="taken">
      <Select label={label} name={name} choices={choices} />
      {sides.map((side) => (
        <Button
          key={side}
          kind="quiet"
          name={PRESS}
          value={`${name}:${side}`}
          aria-label={`${label} to side ${side.toUpperCase()}`}
        >
          {`To ${side.toUpperCase()}`}
        </Button>
      ))}
    </div>
  );
}
