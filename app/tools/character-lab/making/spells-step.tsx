import { SpellLink } from '~/catalogue/tool-link';
import { signed } from '~/rules/ability';
import { Button } from '~/ui/button';
import { AskedField } from './asked-field';
import styles from './making.module.css';
import type { CastingView, SpellPart, SpellsView } from './making-facts';
import { TickList } from './tick-list';

/** The form of cantrips, known and prepared spells of each spellcasting class. */
export function SpellsStep({ view }: { view: SpellsView }) {
  const none = view.castings.length === 0 && view.asked.length === 0 && view.always.length === 0;
  return (
    <>
      {none && <p>This character casts no spells.</p>}
      {view.asked.map((asked) => (
        <AskedField key={asked.place} asked={asked} />
      ))}
      {view.castings.map((casting) => (
        <OneCasting key={casting.class} casting={casting} />
      ))}
      {view.always.length > 0 && (
        <section className={styles.features} aria-label="Always prepared">
          <h2>Always prepared</h2>
          <ul className={styles.always}>
            {view.always.map(({ id, name, from }) => (
              <li key={`${id} ${from}`}>
                <SpellLink id={id}>{name}</SpellLink> <span className={styles.from}>{from}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function OneCasting({ casting }: { casting: CastingView }) {
  return (
    <section className={styles.oneClass} aria-label={`${casting.name} spells`}>
      <h2 className={styles.className}>{casting.name}</h2>
      <p className={styles.soft}>
        {`Spell save DC ${casting.dc.value}, spell attack ${signed(casting.attack.value)}.`}
      </p>
      {casting.parts.map((part) => (
        <OnePart key={part.part} part={part} casting={casting} />
      ))}
    </section>
  );
}

function OnePart({ part, casting }: { part: SpellPart; casting: CastingView }) {
  const left = part.most - part.have;
  const name = `spells:${casting.class}:${part.part}`;
  return (
    <fieldset
      className={styles.asked}
      id={`asked-spells:${casting.class}/${part.part}`}
      data-open={left > 0 || undefined}
    >
      <legend>
        {part.name}
        <span
          className={styles.from}
        >{`${part.have} of ${part.most}${part.atLeast ? ' or more' : ''}`}</span>
        {left > 0 && <span className={styles.left}>{`${left} to choose`}</span>}
      </legend>
      <input type="hidden" name="spell-part" value={name} />
      {left > 0 && part.answers.length > 0 && (
        <Button
          kind="plain"
          compact
          name="press"
          value={`suggest-spells:${casting.class}:${part.part}`}
        >
          Choose for me
        </Button>
      )}
      {part.answers.length === 0 && (
        <p className={styles.soft}>Choose spells for the spellbook first; prepare from those.</p>
      )}
      <TickList
        name={name}
        title={part.name.toLowerCase()}
        answers={part.answers}
        picked={part.picked}
        most={part.atLeast ? null : part.most}
      />
    </fieldset>
  );
}
