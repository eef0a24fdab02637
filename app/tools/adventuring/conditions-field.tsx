import type { PartyMember } from '~/parties/party';
import { CONDITIONS } from '~/rules/conditions';
import styles from './fields.module.css';
import { versionOf } from './member-form';
import type { PartyLine } from './use-party-line';

/** Exhaustion has levels and its own field. */
const TICKED = CONDITIONS.filter((condition) => condition !== 'exhaustion');

type ConditionsFieldProps = { member: PartyMember; line: PartyLine; disabled: boolean };

/** The conditions of a member as toggle buttons. */
export function ConditionsField({ member, line, disabled }: ConditionsFieldProps) {
  const text = line.textOf(member, 'conditions');
  const present = text.split(' ').filter((word) => word !== '');
  function toggle(condition: string, isOn: boolean) {
    const others = present.filter((one) => one !== condition);
    const now = isOn ? [...others, condition] : others;
    line.set(member.id, 'conditions', now.join(' '), versionOf(member.marks, 'conditions'));
  }
  return (
    <fieldset className={styles.conditions} disabled={disabled} data-setting="conditions">
      <legend>Conditions</legend>
      <input type="hidden" name="conditions" value="" />
      {TICKED.map((condition) => (
        <label key={condition} className={styles.tick}>
          <input
            type="checkbox"
            name="conditions"
            value={condition}
            checked={present.includes(condition)}
            onChange={({ currentTarget }) => toggle(condition, currentTarget.checked)}
          />
          {condition}
        </label>
      ))}
    </fieldset>
  );
}
