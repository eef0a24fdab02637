import { Form } from '@remix-run/react';
import type { MemberSetting } from '~/parties/member';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { ADD } from '~/ui/names';
import { Notice } from '~/ui/notice';
import { Select } from '~/ui/select';
import styles from './party.module.css';
import type { PartyAnswer } from './party-answers';
import type { PartyView } from './party-view';
import { useResetAfter } from './use-reset-after';

const FIELDS: readonly { name: MemberSetting; label: string; begins: string }[] = [
  { name: 'name', label: 'Name', begins: '' },
  { name: 'className', label: 'Class', begins: '' },
  { name: 'level', label: 'Level', begins: '1' },
  { name: 'ac', label: 'AC', begins: '' },
  { name: 'maximum', label: 'HP', begins: '10' },
  { name: 'initiative', label: 'Initiative', begins: '0' },
];

type AddMemberProps = {
  answer: PartyAnswer | null;
  count: number;
  sitters: PartyView['sitters'];
};

/**
 * Adds a member: one of the user's characters, a typed one of a player, or one that the game master enters for a
 * player.
 */
export function AddMemberPart({ answer, count, sitters }: AddMemberProps) {
  const told = answer?.intent === 'add-member' ? answer : null;
  const reset = useResetAfter(told !== null);
  return (
    <details className={styles.more} open={told || count === 0 ? true : undefined} data-print="no">
      <summary>Add a character</summary>
      {sitters.length > 0 && (
        <Form method="post" className={styles.rename}>
          <Select
            label="One of your characters"
            name="sitter"
            choices={sitters.map(({ id, name, line }) => ({
              value: id,
              label: line === '' ? name : `${name} · ${line}`,
            }))}
          />
          <Button kind="quiet" name="intent" value="sit-down" icon="user">
            Add this character
          </Button>
          <p className={layout.soft}>
            It joins with the numbers of its sheet. From then on hit points, conditions and slots
            stay in sync.
          </p>
        </Form>
      )}
      <Form method="post" className={layout.stack} noValidate {...reset}>
        {told?.problem && <Notice tone="problem" announce title={told.problem} />}
        <div className={styles.columns}>
          {FIELDS.map(({ name, label, begins }) => (
            <Field
              key={name}
              label={label}
              name={name}
              defaultValue={told ? told.typed?.[name] : begins}
              error={told?.problems?.[name]}
              maxLength={80}
              autoComplete="off"
            />
          ))}
        </div>
        <div>
          <Button kind="quiet" name="intent" value="add-member" icon="plus">
            {ADD}
          </Button>
        </div>
      </Form>
    </details>
  );
}
