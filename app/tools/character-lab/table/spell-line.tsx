import type { SheetSpell } from '~/characters/sheet/sheet';
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
  const { slug, name, school, from, how, dc, concentration, ritual } = spell;
  const { edition } = table.sheet;
  const id = edition === '2014' ? slug : `${slug}.srd-5-2`;
  const costs = spellCosts(table.facts, play, spell);
  const small = [school, HOW[how], from, `DC ${dc}`].filter((word) => word !== '').join(', ');
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
          {costs.map(({ cost, label, key = '', left }) => (
            <Press
              key={label}
              compact
              deed={{ does: 'cast', cost, key }}
              disabled={!left}
              aria-label={`Cast ${name}: ${label}`}
            >
              {label}
            </Press>
          ))}
        </DeedForm>
      )}
    </li>
  );
}
