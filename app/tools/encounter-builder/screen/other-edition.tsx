import { encounterPaths } from '~/encounter-paths';
import { LinkButton } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { type Ask, askSearch } from '../address/ask';
import type { OfOther } from '../other-edition-sql.server';

/** The URL of the same fight with its monsters replaced by their counterparts. */
export function withCounterparts(ask: Ask, ofOther: readonly OfOther[]): string {
  const other = new Map(ofOther.map(({ id, counterpart }) => [id, counterpart?.id ?? id]));
  const rows = ask.draft.rows.map((row) =>
    row.id === null ? row : { ...row, id: other.get(row.id) ?? row.id },
  );
  return askSearch({ ...ask.draft, rows }, ask.rest);
}

/** Lists the monsters of the other edition, and offers their counterparts of the fight's edition. */
export function OtherEdition({ ask, ofOther }: { ask: Ask; ofOther: readonly OfOther[] }) {
  const { edition, rows } = ask.draft;
  const here = ofOther.filter(
    (one) => one.edition !== edition && rows.some(({ id }) => id === one.id),
  );
  const [first] = here;
  if (first === undefined) return null;
  const known = here.filter(({ counterpart }) => counterpart !== null);
  const names = (list: readonly OfOther[]) => list.map(({ name }) => name).join(', ');
  const alone = here.filter(({ counterpart }) => counterpart === null);
  return (
    <Notice announce title={`From the ${first.edition} rules: ${names(here)}`}>
      <p>
        {`This encounter uses the ${edition} rules; these monsters stay as they are. `}
        {alone.length > 0 && known.length > 0 && `No counterpart: ${names(alone)}.`}
        {known.length === 0 && `No counterparts in the ${edition} rules.`}
      </p>
      {known.length > 0 && (
        <>
          <ul>
            {known.map(({ id, name, counterpart }) => (
              <li key={id}>{`${name}: ${counterpart?.name}`}</li>
            ))}
          </ul>
          <LinkButton
            kind="quiet"
            compact
            to={encounterPaths.builder(withCounterparts(ask, ofOther))}
            preventScrollReset
          >
            {`Use the ${edition} versions`}
          </LinkButton>
        </>
      )}
    </Notice>
  );
}
