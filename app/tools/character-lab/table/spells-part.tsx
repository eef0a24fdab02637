import type { SheetCasting, SheetSpell } from '~/characters/sheet/sheet';
import { ABILITY_NAMES, signed } from '~/rules/ability';
import { LinkButton } from '~/ui/button';
import { useLabWays } from '../use-lab-ways';
import { ToldTile } from '../told/told-number';
import { D20Number } from './d20-number';
import { SlotBoxes } from './slot-boxes';
import { SpellLine } from './spell-line';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const ATTACK = { kind: 'attack' } as const;

/** Spells by level with their costs, above the slots. */
export function SpellsPart() {
  const { table } = useTableNow();
  const { castings, spells } = table.sheet;
  if (spells.length === 0 && castings.length === 0) {
    return <p className={styles.soft}>This character casts no spells.</p>;
  }
  const levels = [...new Set(spells.map(({ level }) => level))].toSorted((a, b) => a - b);
  return (
    <div className={styles.columns}>
      <section aria-label="Spellcasting">
        {castings.map((casting) => (
          <Casting key={casting.class} casting={casting} />
        ))}
        <div className={styles.panel}>
          <SlotBoxes />
        </div>
      </section>
      {levels.map((level) => (
        <SpellsOfLevel
          key={level}
          level={level}
          spells={spells.filter((spell) => spell.level === level && !isOtherwise(spells, spell))}
        />
      ))}
    </div>
  );
}

function Casting({ casting }: { casting: SheetCasting }) {
  const { class: slug, name, ability, dc, attack, prepared, focus } = casting;
  const { id, mayChange } = useTableNow().table;
  const ways = useLabWays();
  return (
    <>
      <h2>{`${name} spells`}</h2>
      <p className={styles.soft}>
        {`${ABILITY_NAMES[ability]}${focus === '' ? '' : `; focus: ${focus}`}`}
      </p>
      {prepared && (
        <p className={styles.turn}>
          <span>{`${prepared.have} of ${prepared.most.value} prepared`}</span>
          {mayChange && (
            <LinkButton
              kind="quiet"
              compact
              icon="edit"
              to={ways.preparing({ id }, slug)}
              reloadDocument
            >
              Prepare
            </LinkButton>
          )}
        </p>
      )}
      <div className={styles.tiles}>
        <ToldTile label="Save DC" text={String(dc.value)} told={dc} />
        <ToldTile label="Spell attack" text={signed(attack.value)} told={attack} />
        <span className={styles.rollTile}>
          <D20Number
            text="Roll attack"
            rolled={ATTACK}
            of={`${name} spell attack`}
            modifier={attack.value}
          />
        </span>
      </div>
    </>
  );
}

/** Returns whether a spellbook spell is also available in another way, so that its spellbook entry is redundant. */
function isOtherwise(spells: readonly SheetSpell[], { slug, how, ritual }: SheetSpell): boolean {
  if (how !== 'in-book' || ritual) return false;
  return spells.some((other) => other.slug === slug && other.how !== 'in-book');
}

function SpellsOfLevel({ level, spells }: { level: number; spells: readonly SheetSpell[] }) {
  const title = level === 0 ? 'Cantrips' : `Level ${level}`;
  const id = `spells-${level}`;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.spells}>
        {spells.map((spell) => (
          <SpellLine key={`${spell.slug} ${spell.from} ${spell.free ?? ''}`} spell={spell} />
        ))}
      </ul>
    </section>
  );
}
