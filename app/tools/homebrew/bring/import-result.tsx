import { Form } from '@remix-run/react';
import { encounterPaths } from '~/encounter-paths';
import { ENCOUNTER_LIMITS } from '~/encounters/encounter';
import { homebrewPaths } from '~/homebrew-paths';
import { Button, LinkButton } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import styles from './bring.module.css';
import { countCreatures } from './import-words';
import type { ToldImport } from './told-import';

type ImportResultProps = {
  title: string;
  state: 'taken' | 'undone';
  told: ToldImport;
  /** The creatures of the batch that are stored. */
  kept: readonly { id: string; ownId: string; name: string }[];
  /** Whether the encounter builder is open to this user. */
  builds: boolean;
};

/** The result of an import: what was stored and what was not, with a button to undo all of it. */
export function ImportResult({ title, state, told, kept, builds }: ImportResultProps) {
  return (
    <>
      <h1>{title}</h1>
      {state === 'taken' ? (
        <Taken told={told} count={kept.length} />
      ) : (
        <Notice tone="info" announce title="Import undone.">
          <p>{undoneWords(told)}</p>
        </Notice>
      )}
      {state === 'undone' && told.stayed.length > 0 && (
        <Notice tone="warning" title="Changed since the import, so left as they are:">
          <p>{told.stayed.join(', ')}</p>
        </Notice>
      )}
      {told.refused.length > 0 && (
        <Notice tone="warning" title="Saved elsewhere meanwhile, so not replaced:">
          <p>{told.refused.join(', ')}</p>
        </Notice>
      )}
      {state === 'taken' && kept.length > 0 && (
        <ul className={styles.names}>
          {kept.map(({ id, name }) => (
            <li key={id}>
              <a href={homebrewPaths.creature({ id })}>{name}</a>
            </li>
          ))}
        </ul>
      )}
      <div className={layout.row}>
        <LinkButton to={homebrewPaths.list()} reloadDocument>
          My monsters
        </LinkButton>
        {builds && state === 'taken' && kept.length > 0 && (
          <LinkButton kind="quiet" icon="plus" to={inEncounter(kept)}>
            {kept.length > ENCOUNTER_LIMITS.creatures
              ? `Add the first ${ENCOUNTER_LIMITS.creatures} to an encounter`
              : 'Add to an encounter'}
          </LinkButton>
        )}
        {state === 'taken' && kept.length > 0 && (
          <Form method="post" reloadDocument>
            <Button kind="quiet" name="intent" value="undo" icon="undo">
              Undo import
            </Button>
          </Form>
        )}
        <a href={homebrewPaths.import()}>Import more</a>
      </div>
      {state === 'taken' && (
        <p className={layout.soft}>
          You can undo it here for a day. Monsters that you change meanwhile stay.
        </p>
      )}
    </>
  );
}

/** The builder with one of each imported creature. */
function inEncounter(kept: readonly { ownId: string }[]): string {
  const rows = kept.slice(0, ENCOUNTER_LIMITS.creatures).map(({ ownId }) => `${ownId}:1`);
  return encounterPaths.builder(`?monsters=${rows.join(',')}`);
}

function Taken({ told, count }: { told: ToldImport; count: number }) {
  const replaced = told.over.length - told.refused.length;
  const words = [
    ...(replaced > 0 ? [`${countCreatures(replaced)} replaced yours of the same name.`] : []),
    ...(told.left > 0 ? [`${countCreatures(told.left)} skipped.`] : []),
  ];
  return (
    <Notice tone="good" announce title={`${countCreatures(count)} imported.`}>
      {words.length > 0 && <p>{words.join(' ')}</p>}
    </Notice>
  );
}

function undoneWords({ putAway, putBack }: ToldImport): string {
  const away = `${countCreatures(putAway)} deleted. You can restore them for 30 days.`;
  return putBack === 0 ? away : `${away} ${countCreatures(putBack)} back to the version before.`;
}
