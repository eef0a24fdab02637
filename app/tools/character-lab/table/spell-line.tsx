import type { SheetCasting, SheetSpell } from '~/characters/sheet/sheet';
import { spellPaths } from '~/spell-paths';
import { Badge } from '~/ui/badge';
import { DeedForm, Press } from './press';
import { spellCosts } from './spell-costs';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const HOW: Readonly<Record<SheetSpell['how'], string>> = {
  cantrip: '',
  known: '',
  prepared: 'prepared',
  'in-book': 'in the book, not prepared',
  always: 'always prepared',
};

/** A spell with its page behind its name, and a press for each way to cast it. */
export function SpellLine({ spell }: { spell: SheetSpell }) {
  const { table, play } = useTableNow();
  const { slug, name, level, school, from, how, dc, concentration, ritual } = spell;
  const { edition } = table.sheet;
  const id = edition === '2014' ? slug : `${slug}.srd-5-2`;
  const costs = spellCosts(table.facts, play, spell);
  const isUsual = isOfTheOnly(table.sheet.castings, spell);
  const small = [school, HOW[how], ...(isUsual ? [] : [from, `DC ${dc}`])]
    .filter((word) => word !== '')
    .join(', ');
  return (
    <li data-how={how}>
      <p>
        <a href={spellPaths.spell({ id })}>{name}</a>{' '}
        {concentration && <Badge tone="purple">concentration</Badge>}{' '}
        {ritual && <Badge>ritual</Badge>}
        <small>{small}</small>
      </p>
      {costs.length > 0 && (
        <DeedForm className={styles.costs} label={`Cast ${name}`}>
          <input type="hidden" name="on" value={concentration ? name : ''} />
          {level > 0 && costs.length > 0 && <span aria-hidden="true">Cast</span>}
          {costs.map(({ cost, label, key = '', left }) => (
            <Press
              key={label}
              compact
              deed={{ does: 'cast', cost, key }}
              disabled={!left}
              aria-label={`Cast ${name}: ${label}`}
            >
              {label.replace('Level ', '')}
            </Press>
          ))}
        </DeedForm>
      )}
    </li>
  );
}

/** Whether a spell is cast as its character's only spellcasting has it, whose numbers stand above all of them. */
function isOfTheOnly(castings: readonly SheetCasting[], { dc, attack }: SheetSpell): boolean {
  const [only, ...others] = castings;
  return others.length === 0 && only?.dc.value === dc && only.attack.value === attack;
}
