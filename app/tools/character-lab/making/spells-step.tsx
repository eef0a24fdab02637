import { Link } from '@remix-run/react';
import { useState } from 'react';
import { paths } from '~/paths';
import { signed } from '~/rules/ability';
import { Button } from '~/ui/button';
import { AskedField, TickList } from './asked-field';
import styles from './making.module.css';
import type { CastingView, SpellPart, SpellsView } from './making-facts';
import { useShownPicks } from './use-shown-picks';

/** Cantrips, known and prepared spells of each class that casts. */
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
        <section className={styles.features} aria-label="Always there">
          <h2>Always there</h2>
          <ul className={styles.always}>
            {view.always.map(({ slug, name, from }) => (
              <li key={`${slug} ${from}`}>
                <Link to={paths.spell({ id: slug })}>{name}</Link>{' '}
                <span className={styles.from}>{from}</span>
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
    <section className={styles.oneClass} aria-label={`Spells of ${casting.name}`}>
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
  const [look, setLook] = useState('');
  const wanted = look.trim().toLowerCase();
  const shown = part.answers.filter(
    ({ value, label }) => part.picked.includes(value) || label.toLowerCase().includes(wanted),
  );
  const name = `spells:${casting.class}:${part.part}`;
  return (
    <fieldset className={styles.asked} data-open={left > 0 || undefined}>
      <legend>
        {part.name}
        <span
          className={styles.from}
        >{`${part.have} of ${part.most}${part.atLeast ? ' or more' : ''}`}</span>
        {left > 0 && <span className={styles.left}>{`${left} to choose`}</span>}
      </legend>
      <input type="hidden" name="spell-part" value={name} />
      <div className={styles.spellTools}>
        {part.answers.length > 12 && (
          <input
            type="search"
            className={styles.look}
            aria-label={`Look for ${part.name.toLowerCase()}`}
            placeholder="Look for a name"
            value={look}
            onChange={(event) => setLook(event.currentTarget.value)}
          />
        )}
        {left > 0 && (
          <Button
            kind="plain"
            compact
            name="press"
            value={`suggest-spells:${casting.class}:${part.part}`}
          >
            Choose for me
          </Button>
        )}
      </div>
      {wanted === '' ? (
        <TickList
          name={name}
          answers={part.answers}
          picked={part.picked}
          most={part.atLeast ? null : part.most}
        />
      ) : (
        <Looked name={name} part={part} shown={shown} />
      )}
    </fieldset>
  );
}

/** While one looks for a name the ticked ones stay on the form. */
function Looked({
  name,
  part,
  shown,
}: {
  name: string;
  part: SpellPart;
  shown: SpellPart['answers'];
}) {
  const [picks] = useShownPicks(part.picked);
  const hidden = picks.filter((slug) => !shown.some(({ value }) => value === slug));
  return (
    <>
      {hidden.map((slug) => (
        <input key={slug} type="hidden" name={name} value={slug} />
      ))}
      <TickList
        name={name}
        answers={shown}
        picked={part.picked}
        most={part.atLeast ? null : part.most}
      />
      {shown.length === 0 && <p className={styles.soft}>No spell of this list is called so.</p>}
    </>
  );
}
