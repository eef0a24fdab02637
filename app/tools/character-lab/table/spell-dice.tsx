import type { SheetSpell } from '~/characters/sheet/sheet';
import { RollNumber } from '~/dice-tray/roll-number';
import { D20Number } from './d20-number';
import styles from './spell-dice.module.css';
import { diceOf, type SpellThrow, throwAt } from './spell-throw';

const ATTACK = { kind: 'attack' } as const;
const DOES = {
  damage: 'damage',
  healing: 'healing',
  temporary: 'temporary hit points',
  holds: 'hit points of creatures',
} as const;

export type SpellDiceProps = {
  spell: Pick<SheetSpell, 'name' | 'attack' | 'level'>;
  throws: readonly SpellThrow[];
  /** The level at which it is cast. */
  level: number;
  /** The casting levels, if they make a difference. */
  levels: readonly number[];
  onLevel: (level: number) => void;
};

/** The dice of a spell at a level: attack, damage, healing; with a level selection if they scale. */
export function SpellDice({ spell, throws, level, levels, onLevel }: SpellDiceProps) {
  return (
    <div className={styles.dice}>
      {levels.length > 1 && (
        <label className={styles.level}>
          <span>at level</span>
          <select
            value={level}
            onChange={(event) => onLevel(Number(event.currentTarget.value))}
            aria-label={`${spell.name} is cast at level`}
          >
            {levels.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      )}
      {throws.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their order is that of the spell's record and never changes
        <Throw key={at} spell={spell} one={one} level={level} />
      ))}
    </div>
  );
}

function Throw({
  spell,
  one,
  level,
}: {
  spell: SpellDiceProps['spell'];
  one: SpellThrow;
  level: number;
}) {
  const { parts, count } = throwAt(one, level);
  if (parts.length === 0) return null;
  const dice = diceOf(parts);
  const name = one.name === spell.name ? one.name : `${spell.name}, ${one.name}`;
  const of = `${name}, ${DOES[one.does]}`;
  return (
    <span className={styles.throw}>
      {one.attack && (
        <D20Number
          rolled={ATTACK}
          of={`${name}, to hit`}
          modifier={spell.attack}
          more={{ damage: parts }}
        />
      )}
      <RollNumber
        text={dice}
        roll={{ kind: one.does === 'damage' ? 'damage' : 'other', of, dice }}
        look="square"
      />
      <small>{wordsOf(one, parts, count)}</small>
    </span>
  );
}

function wordsOf(
  { name, does, save, half }: SpellThrow,
  parts: readonly { type: string }[],
  count: number | null,
): string {
  const types = [...new Set(parts.map(({ type }) => type))].filter((type) => type !== '');
  const what = does === 'damage' ? types.join(' and ') || 'damage' : DOES[does];
  return (
    [
      what,
      ...(count !== null && count > 1 ? [`each of ${count}`] : []),
      ...(save === null ? [] : [`${save.toUpperCase()} save${half ? ' halves' : ''}`]),
    ].join(', ') || name
  );
}
