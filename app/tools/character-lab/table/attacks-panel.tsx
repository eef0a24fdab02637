import { alwaysOf, damageDice, extraText, sometimesOf } from '~/characters/sheet/damage-text';
import type { Attack, ExtraDamage } from '~/characters/sheet/sheet';
import { RollNumber } from '~/dice-tray/roll-number';
import { Button } from '~/ui/button';
import { ToldParts } from '../told/told-number';
import { D20Number } from './d20-number';
import { ShotsLeft, useShot } from './shots-left';
import { SlotDamage } from './slot-damage';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const WEAPON = { kind: 'attack', weapon: true } as const;

/** Every attack with its numbers, which roll when pressed; the attack roll includes the damage. */
export function AttacksPanel() {
  const { table, dealt, setDealt } = useTableNow();
  const { sheet } = table;
  const { attacksEach, attacksWith, criticalOn } = sheet;
  const said = [
    ...(attacksEach > 1 ? [`${attacksEach} attacks with the Attack action`] : []),
    ...(attacksWith ? [`${attacksWith.count} attacks with ${attacksWith.with}`] : []),
    ...(criticalOn < 20 ? [`critical on ${criticalOn} to 20`] : []),
  ];
  return (
    <section aria-labelledby="attacks">
      <h2 id="attacks">Attacks</h2>
      {said.length > 0 && <p className={styles.soft}>{`${sentence(said.join(', '))}.`}</p>}
      <ul className={styles.attacks}>
        {sheet.attacks.map((attack) => (
          <AttackLine key={attack.id} attack={attack} />
        ))}
      </ul>
      {dealt.size > 0 && (
        <p className={styles.turn}>
          <span>{`${[...dealt].join(', ')} dealt this turn.`}</span>
          <Button type="button" kind="quiet" compact onClick={() => setDealt(null)}>
            New turn
          </Button>
        </p>
      )}
    </section>
  );
}

function AttackLine({ attack }: { attack: Attack }) {
  const { table, play } = useTableNow();
  const { criticalOn } = table.sheet;
  const { name, hit, damageType, both, reach, mastery, notes } = attack;
  const shot = useShot(attack);
  const type = damageType ?? '';
  const always = alwaysOf(attack, play.effects);
  const [other, some] = [always.map(extraText), sometimesOf(attack, play.effects)];
  const bySlot = some.filter(({ mostBySlot }) => mostBySlot !== undefined);
  const free = some.filter(({ mostBySlot }) => mostBySlot === undefined);
  const small = [type, ...other, reach, mastery ?? '', ...notes].filter(Boolean).join(', ');
  const { parts, whole } = damageDice(attack, play.effects);
  return (
    <li>
      <details name="told">
        <summary>
          <strong>{name}</strong>
          <small>{small}</small>
        </summary>
        <ToldParts told={hit} />
        {some.map((one) => (
          <p key={one.name} className={styles.soft}>{`${extraText(one)}.`}</p>
        ))}
      </details>
      <span className={styles.rolls}>
        <ShotsLeft attack={attack} />
        <D20Number
          rolled={WEAPON}
          of={`${name}, to hit`}
          modifier={hit.value}
          more={{ damage: parts, criticalOn }}
          onRoll={shot}
        />
        <Damage dice={whole} of={`${name}, damage`} />
        {both && (
          <span className={styles.both}>
            <Damage
              dice={damageDice({ ...attack, ...both }, play.effects).whole}
              of={`${name} in both hands, damage`}
            />
            <small>both hands</small>
          </span>
        )}
        {bySlot.map((one) => (
          <SlotDamage key={one.name} extra={one} />
        ))}
        {free.map((one) => (
          <Extra key={one.name} extra={one} />
        ))}
      </span>
    </li>
  );
}

/** Extra damage under a condition; what applies once a turn is disabled until the next turn once it was rolled. */
function Extra({ extra }: { extra: ExtraDamage }) {
  const { dealt, setDealt } = useTableNow();
  const { name, dice, when, onceATurn } = extra;
  const isDealt = onceATurn === true && dealt.has(name);
  return (
    <span className={styles.both} title={when}>
      <Damage
        dice={dice}
        of={`${name}, ${when}`}
        disabled={isDealt}
        onRoll={onceATurn ? () => setDealt(name) : undefined}
      />
      <small>{isDealt ? `${name}: dealt` : name}</small>
    </span>
  );
}

type DamageProps = { dice: string; of: string; disabled?: boolean; onRoll?: () => void };

function Damage({ dice, of, disabled, onRoll }: DamageProps) {
  if (!dice.includes('d')) return <strong>{dice}</strong>;
  return (
    <RollNumber
      text={dice}
      roll={{ kind: 'damage', of, dice }}
      look="square"
      {...{ disabled, onRoll }}
    />
  );
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
