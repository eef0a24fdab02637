import { Form, Link } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import type { PartyMember } from '~/parties/party';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { classes } from '~/ui/classes';
import { ChangedLately } from './changed-lately';
import { HealthBlock } from './health-block';
import styles from './member-card.module.css';
import { MemberFacts } from './member-facts';
import { MemberForm } from './member-form-screen';
import { classWords, dueLevel, xpWords } from './member-words';
import type { PartyAnswer } from './party-answers';
import { mayChange, mayRun, type PartyView } from './party-view';
import { PrivateNotes } from './private-notes';
import { SitAsPart } from './sit-as-part';
import type { PartyLine } from './use-party-line';

type MemberCardProps = {
  party: PartyView;
  member: PartyMember;
  line: PartyLine;
  /** The action data of a form about this member. */
  answer: PartyAnswer | null;
};

/** One member: its name, hit points, and all settings, editable in place. */
export function MemberCard({ party, member, line, answer }: MemberCardProps) {
  const { settings, id, xp } = member;
  const isOpen = mayChange(party, member);
  const due = dueLevel(settings.level, xp);
  const isGone = line.textOf(member, 'absent') === 'on';
  const sheet = party.sheets[id];
  return (
    <article
      id={`c-${id}`}
      className={classes(styles.card, isGone && styles.absent)}
      aria-labelledby={`n-${id}`}
      data-member={settings.name}
    >
      <header className={styles.head}>
        <div>
          <h3 id={`n-${id}`}>{line.textOf(member, 'name')}</h3>
          <p className={styles.who}>{classWords(settings)}</p>
        </div>
        <p className={styles.badges}>
          {member.mine && <Badge tone="ember">Yours</Badge>}
          {sheet !== undefined && <Badge tone="purple">From the lab</Badge>}
          {isGone && <Badge>Absent</Badge>}
          {due !== null && <Badge tone="green">Level {due} due</Badge>}
          {settings.conditions.map((condition) => (
            <Badge key={condition} tone="red">
              {condition}
            </Badge>
          ))}
        </p>
      </header>
      {member.fight && (
        <p className={styles.fight}>
          In a running fight, where its hit points and conditions change until it ends
          {member.fight.name === '' ? (
            '.'
          ) : (
            <>
              : <Link to={fightPaths.fight({ id: member.fight.id })}>{member.fight.name}</Link>
            </>
          )}
        </p>
      )}
      {sheet && (
        <p>
          <Link to={sheet}>{member.mine ? 'Your sheet' : `Sheet of ${settings.name}`}</Link>
          {isOpen && ': what you set here stays until it changes on the sheet.'}
        </p>
      )}
      <HealthBlock member={member} line={line} press={party.press} mayChange={isOpen} />
      {isOpen ? (
        <MemberForm member={member} line={line} answer={answer} />
      ) : (
        <MemberFacts member={member} />
      )}
      <footer className={styles.foot} data-print="no">
        {xp !== 0 && <p className={styles.xp}>{xpWords(xp)}</p>}
        {isOpen && <ChangedLately party={party} member={member} />}
        {member.privateNotes !== null && isOpen && (
          <PrivateNotes member={member} notes={member.privateNotes} answer={answer} />
        )}
        {member.userId === null && party.role !== 'owner' && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="member" value={id} />
            <Button kind="quiet" name="intent" value="claim" icon="user" compact>
              This is my character
            </Button>
          </Form>
        )}
        {member.mine && sheet === undefined && (
          <SitAsPart member={member} sitters={party.sitters} />
        )}
        {member.mine && sheet && (
          <details className={styles.more}>
            <summary>Remove my sheet from this party…</summary>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="member" value={id} />
              <p>
                Your sheet keeps its hit points, conditions and slots, and can join another party.{' '}
                {settings.name} stays here, without a sheet.
              </p>
              <Button kind="quiet" name="intent" value="stand-up" compact>
                Remove sheet
              </Button>
            </Form>
          </details>
        )}
        {isOpen && (member.mine || mayRun(party)) && (
          <details className={styles.more}>
            <summary>Delete {settings.name}…</summary>
            <Form method="post">
              <input type="hidden" name="member" value={id} />
              <p>This deletes the character permanently, with its notes and XP.</p>
              <Button kind="danger" name="intent" value="remove-member" icon="trash" compact>
                Delete {settings.name} permanently
              </Button>
            </Form>
          </details>
        )}
      </footer>
    </article>
  );
}
