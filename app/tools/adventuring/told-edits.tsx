import { MEMBER_TEXTS } from '~/parties/member-text';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { worded } from './changed-lately';
import styles from './party.module.css';
import type { ReplacedText } from './party-answers';
import type { PartyView } from './party-view';
import type { PartyLine } from './use-party-line';

/** Shows whose edit replaced whose, each with a button to restore it, so that no value is lost unnoticed. */
export function ToldEdits({ party, line }: { party: PartyView; line: PartyLine }) {
  const { lost, replaced, refused } = line.told;
  if (lost.length + replaced.length === 0 && refused === null) return null;
  return (
    <Notice tone="warning" announce title={refused ?? 'You both changed the same field'}>
      <ul className={styles.told}>
        {lost.map((edit) => (
          <ToldEdit key={`lost-${keyOf(edit)}`} edit={edit} party={party} line={line}>
            {edit.byName || 'Somebody'} replaced your {worded(edit.was)}
          </ToldEdit>
        ))}
        {replaced.map((edit) => (
          <ToldEdit key={`mine-${keyOf(edit)}`} edit={edit} party={party} line={line}>
            you replaced the {worded(edit.was)} of {edit.byName || 'somebody'}
          </ToldEdit>
        ))}
      </ul>
      <Button type="button" kind="quiet" onClick={line.letGo} compact>
        Keep as is
      </Button>
    </Notice>
  );
}

function keyOf({ member, setting, version }: ReplacedText): string {
  return `${member}-${setting}-${version}`;
}

type ToldEditProps = {
  edit: ReplacedText;
  party: PartyView;
  line: PartyLine;
  children: React.ReactNode;
};

function ToldEdit({ edit, party, line, children }: ToldEditProps) {
  const member = party.list.find(({ id }) => id === edit.member);
  if (!member) return null;
  const { setting, was, version } = edit;
  return (
    <li>
      <span>
        {MEMBER_TEXTS[setting].label} of {member.settings.name}: {children}.
      </span>
      <Button
        type="button"
        kind="quiet"
        icon="undo"
        onClick={() => {
          line.set(member.id, setting, was, version);
          line.letGo();
        }}
        compact
      >
        Restore {worded(was)}
      </Button>
    </li>
  );
}
