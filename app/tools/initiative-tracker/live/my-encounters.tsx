import { type SyntheticEvent, useRef, useState } from 'react';
import { encounterPaths } from '~/encounter-paths';
import { askJson } from '~/platform/ask-json';
import { Button } from '~/ui/button';
import { Panel } from '../screen/panel';
import styles from './live.module.css';
import { submitFields } from './submit-fields';
import { formsOfEncounter, type PlannedMonster } from './waves-of';

type Listed = { id: string; name: string; foes: number };
type Shown =
  | { is: 'closed' | 'asked' | 'lost' }
  | { is: 'here'; encounters: readonly Listed[]; said: string };

/** The user's saved encounters; each joins this fight in one press, its later waves in their rounds. */
export function MyEncounters() {
  const [shown, show] = useState<Shown>({ is: 'closed' });
  const isBringing = useRef(false);
  async function handleToggle({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || shown.is === 'here' || shown.is === 'asked') return;
    show({ is: 'asked' });
    const answer = await askJson<Listed[]>(encounterPaths.listJson(), AbortSignal.timeout(20_000));
    show(
      answer.is === 'here' ? { is: 'here', encounters: answer.value, said: '' } : { is: 'lost' },
    );
  }
  async function bring({ id, name }: Listed) {
    // A second press while the first is still asking would add everybody twice.
    if (isBringing.current) return;
    isBringing.current = true;
    const answer = await askJson<{ monsters: PlannedMonster[]; notes: string; treasure: string }>(
      encounterPaths.oneJson({ id }),
      AbortSignal.timeout(20_000),
    );
    isBringing.current = false;
    const isHere = answer.is === 'here';
    if (isHere) {
      for (const fields of formsOfEncounter(answer.value)) submitFields(fields);
    }
    const said = isHere ? `“${name}” joins.` : 'This encounter could not be loaded. Try again.';
    show((now) => (now.is === 'here' ? { ...now, said } : now));
  }
  return (
    <div id="my-encounters">
      <Panel title="My encounters" onToggle={handleToggle}>
        {shown.is === 'asked' && <p role="status">Loading…</p>}
        {shown.is === 'lost' && (
          <p role="status">Your encounters could not be loaded. Open this again later.</p>
        )}
        {shown.is === 'here' && (
          <>
            {shown.encounters.length === 0 && <p>You have no saved encounters.</p>}
            <ul className={styles.lines}>
              {shown.encounters.map((one) => (
                <li key={one.id}>
                  <Button type="button" kind="plain" icon="plus" compact onClick={() => bring(one)}>
                    {one.name}
                  </Button>{' '}
                  {`${one.foes} ${one.foes === 1 ? 'foe' : 'foes'}`}
                </li>
              ))}
            </ul>
            <p role="status">{shown.said}</p>
          </>
        )}
      </Panel>
    </div>
  );
}
