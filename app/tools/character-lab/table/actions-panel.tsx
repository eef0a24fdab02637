import { ACTION_KINDS, type ActionKind } from '~/characters/book/action-rule';
import { attackWays } from '~/characters/sheet/attack-ways';
import { alwaysOf, damageDice, extraText } from '~/characters/sheet/damage-text';
import { saveWords } from '~/characters/sheet/save-words';
import type { Attack, SheetAction } from '~/characters/sheet/sheet';
import { RollNumber } from '~/dice-tray/roll-number';

import { ActionPress } from './action-press';
import { Familiars, FormsOf, formsWords } from './beast-forms';
import { D20Number } from './d20-number';
import styles from './table.module.css';
import { useTableNow } from './use-table-now';

const TITLES: Readonly<Record<ActionKind, string>> = {
  action: 'Actions',
  'bonus-action': 'Bonus actions',
  reaction: 'Reactions',
  other: 'Other',
};

/** What everybody can do with an action (SRD 5.1, "Actions in Combat"; SRD 5.2.1, "Actions"). */
const EVERYBODY = {
  '2014': 'Dash, Disengage, Dodge, Help, Hide, Ready, Search, Use an Object',
  '2024': 'Dash, Disengage, Dodge, Help, Hide, Influence, Magic, Ready, Search, Study, Utilize',
} as const;

const WEAPON = { kind: 'attack', weapon: true } as const;

/** What features allow in a turn, by kind: with numbers, dice, and presses that spend what they cost. */
export function ActionsPanel() {
  const { sheet } = useTableNow().table;
  const { actions = [], attacks, edition } = sheet;
  const offHand = attackWays(attacks).flatMap(({ way, attack }) => (way === 'other' ? attack : []));
  return (
    <>
      {ACTION_KINDS.map((kind) => {
        const own = actions.filter((one) => one.kind === kind);
        const beside = kind === 'bonus-action' ? offHand : [];
        if (own.length + beside.length === 0 && kind !== 'action') return null;
        return (
          <section key={kind} aria-labelledby={`do-${kind}`}>
            <h2 id={`do-${kind}`}>{TITLES[kind]}</h2>
            {own.length + beside.length > 0 && (
              <ul className={styles.attacks}>
                {beside.map((attack) => (
                  <OffHand key={attack.id} attack={attack} />
                ))}
                {own.map((action) => (
                  <ActionLine key={action.key} action={action} />
                ))}
              </ul>
            )}
            {kind === 'action' && (
              <p className={styles.soft}>{`Everybody: ${EVERYBODY[edition]}.`}</p>
            )}
          </section>
        );
      })}
    </>
  );
}

function ActionLine({ action }: { action: SheetAction }) {
  const { name, note, from, words, rolls, save, strikes, forms, familiar } = action;
  const told = [
    note,
    ...(save ? [saveWords(save)] : []),
    ...(forms ? [formsWords(forms)] : []),
  ].filter((one) => one !== '');
  return (
    <li>
      <details>
        <summary>
          <strong>{name}</strong>
          <small>{told.length > 0 ? told.join('; ') : from}</small>
        </summary>
        <p className={styles.words}>{words}</p>
        {forms && <FormsOf forms={forms} />}
        {familiar && <Familiars />}
      </details>
      <span className={styles.rolls}>
        {strikes > 0 && <Unarmed strikes={strikes} of={name} />}
        {rolls
          .filter(({ self }) => !self)
          .map((one) => (
            <ActionRoll key={`${one.does} ${one.dice}`} of={name} one={one} />
          ))}
        <ActionPress action={action} />
      </span>
    </li>
  );
}

const DOES = {
  damage: 'damage',
  healing: 'healing',
  temporary: 'temporary HP',
  less: 'less damage',
  add: 'to add',
} as const;

function ActionRoll({ of, one }: { of: string; one: SheetAction['rolls'][number] }) {
  const { does, dice, types, name } = one;
  const what = name || (types.length > 0 ? types.join(' or ') : DOES[does]);
  const kind = does === 'damage' ? 'damage' : 'other';
  return (
    <span className={styles.both}>
      {dice.includes('d') ? (
        <RollNumber
          text={dice}
          roll={{ kind, of: `${of}, ${name || DOES[does]}`, dice }}
          look="square"
        />
      ) : (
        <strong>{dice}</strong>
      )}
      <small>{what}</small>
    </span>
  );
}

/** Unarmed strikes of an action, with the numbers of the sheet's own. */
function Unarmed({ strikes, of }: { strikes: number; of: string }) {
  const { table, play } = useTableNow();
  const { sheet } = table;
  const unarmed = sheet.attacks.find(({ id }) => id === 'unarmed');
  if (unarmed === undefined) return null;
  const { parts, whole } = damageDice(unarmed, play.effects);
  return (
    <>
      {Array.from({ length: strikes }, (_, at) => (
        <D20Number
          // biome-ignore lint/suspicious/noArrayIndexKey: a strike is identified by its position
          key={at}
          rolled={WEAPON}
          of={strikes > 1 ? `${of}, strike ${at + 1}` : of}
          modifier={unarmed.hit.value}
          more={{ damage: parts, criticalOn: sheet.criticalOn }}
        />
      ))}
      <small>{`${whole} each`}</small>
    </>
  );
}

/** The extra attack with a light weapon. */
function OffHand({ attack }: { attack: Attack }) {
  const { table, play } = useTableNow();
  const { name, hit, damageType, reach } = attack;
  const { parts, whole } = damageDice(attack, play.effects);
  const other = alwaysOf(attack, play.effects).map(extraText);
  return (
    <li>
      <details>
        <summary>
          <strong>{name}</strong>
          <small>{[damageType, ...other, reach].filter(Boolean).join(', ')}</small>
        </summary>
        <p className={styles.words}>
          After the Attack action with a light weapon, one attack with another light weapon.
        </p>
      </details>
      <span className={styles.rolls}>
        <D20Number
          rolled={WEAPON}
          of={`${name}, to hit`}
          modifier={hit.value}
          more={{ damage: parts, criticalOn: table.sheet.criticalOn }}
        />
        <RollNumber
          text={whole}
          roll={{ kind: 'damage', of: `${name}, damage`, dice: whole }}
          look="square"
        />
      </span>
    </li>
  );
}
