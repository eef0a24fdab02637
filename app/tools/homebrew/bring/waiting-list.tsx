import { homebrewPaths } from '~/homebrew-paths';
import type { Waiting } from './waiting-sql.server';

const STATES: Readonly<Record<Waiting['state'], string>> = {
  waiting: 'not imported yet',
  taking: 'interrupted',
  taken: 'imported',
  undone: 'undone',
};

/** Lists the user's imports of the last day, to inspect or undo. */
export function WaitingList({
  waiting,
}: {
  waiting: readonly Pick<Waiting, 'id' | 'name' | 'state'>[];
}) {
  if (waiting.length === 0) return null;
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">Today’s imports</h2>
      <ul>
        {waiting.map(({ id, name, state }) => (
          <li key={id}>
            <a href={homebrewPaths.importResult({ id })}>{name || 'Pasted text'}</a>{' '}
            {`(${STATES[state]})`}
          </li>
        ))}
      </ul>
    </section>
  );
}
