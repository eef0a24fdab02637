import { type FormEvent, useState } from 'react';
import { SpellLink } from '~/catalogue/tool-link';
import { whyNoSpell } from '~/characters/play/standing';
import type { SheetCasting, SheetSpell } from '~/characters/sheet/sheet';
import { Badge } from '~/ui/badge';
import { Familiars } from './beast-forms';
import { effectKeys } from './effect-leans';
import { OpenedText } from './opened-text';
import { DeedForm, Press } from './press';
import { levelOfCost, spellCosts } from './spell-costs';
import { SpellDice } from './spell-dice';
import { spellId, throwsKey } from './spell-id';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const HOW: Readonly<Record<SheetSpell['how'], string>> = {
  cantrip: '',
  known: '',
  prepared: 'prepared',
  'in-book': 'in the spellbook, not prepared',
  always: 'always prepared',
};

/** A spell with its facts, its text in place, and a button for each way to cast it. */
export function SpellLine({ spell }: { spell: SheetSpell }) {
  const { table, play } = useTableNow();
  const { slug, name, level, school, from, how, dc, concentration, ritual } = spell;
  const { edition } = table.sheet;
  const id = spellId(slug, edition);
  const costs = spellCosts(table.facts, play, spell);
  const throws = table.throws?.[throwsKey(spell)] ?? [];
  const levels = [...new Set(costs.map(({ cost }) => levelOfCost(table.facts, spell, cost)))];
  const [asked, setAt] = useState(level);
  // Pact slots all have one level, which increases.
  const at = levels.length === 0 || levels.includes(asked) ? asked : Math.min(...levels);
  // A rage that is no longer on the sheet holds nobody back.
  const isRaging = whyNoSpell({ effects: effectKeys(table.sheet, play) }) !== null;
  const grows = throws.some(({ steps }) => steps.length > 1);

  /** Shows the dice for the level at which it was just cast. */
  function handleCast(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const cost = new URLSearchParams(submitter?.getAttribute('value') ?? '').get('cost');
    if (cost !== null) setAt(levelOfCost(table.facts, spell, cost));
  }
  const isUsual = isOfTheOnly(table.sheet.castings, spell);
  const told = table.spellWords?.[throwsKey(spell)] ?? school;
  const small = [told, HOW[how], ...(isUsual ? [] : [from, `DC ${dc}`])]
    .filter((word) => word !== '')
    .join(', ');
  return (
    <li data-how={how}>
      <OpenedText
        kind="spell"
        id={id}
        label={
          <>
            <strong>{name}</strong> {concentration && <Badge tone="purple">concentration</Badge>}{' '}
            {ritual && <Badge>ritual</Badge>}
            <small>{small}</small>
          </>
        }
        link={
          <SpellLink id={id} reloadDocument>
            {`${name}: its page`}
          </SpellLink>
        }
      />
      {slug === 'find-familiar' && <Familiars />}
      {costs.length > 0 && (
        <DeedForm className={styles.costs} label={`Cast ${name}`} onSubmit={handleCast}>
          <input type="hidden" name="spell" value={name} />
          <input type="hidden" name="on" value={concentration ? name : ''} />
          {level > 0 && costs.length > 0 && <span aria-hidden="true">Cast</span>}
          {costs.map(({ cost, label, key = '', left, count }) => (
            <Press
              key={label}
              compact
              deed={{ does: 'cast', cost, key }}
              disabled={!left || isRaging}
              aria-label={`Cast ${name}: ${label}`}
            >
              {label.replace('Level ', '')}
              {count !== undefined && <small>{` ×${count}`}</small>}
            </Press>
          ))}
        </DeedForm>
      )}
      {throws.length > 0 && (
        <SpellDice
          spell={spell}
          throws={throws}
          level={at}
          levels={grows ? levels.toSorted((one, other) => one - other) : []}
          onLevel={setAt}
        />
      )}
    </li>
  );
}

/** Returns whether a spell uses the numbers of the character's only spellcasting, which are shown above the list. */
function isOfTheOnly(castings: readonly SheetCasting[], { dc, attack }: SheetSpell): boolean {
  const [only, ...others] = castings;
  return others.length === 0 && only?.dc.value === dc && only.attack.value === attack;
}
