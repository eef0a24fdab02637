import { Form, Link } from '@remix-run/react';
import { DuplicateForm } from '~/catalogue/duplicate/duplicate-form';
import { DuplicatedNotice } from '~/catalogue/duplicate/duplicated-notice';
import { encounterPaths } from '~/encounter-paths';
import { fightPaths } from '~/fight-paths';
import { partyPaths } from '~/party-paths';
import { paths } from '~/paths';
import { Button, LinkButton } from '~/ui/button';
import { classes } from '~/ui/classes';
import { Field } from '~/ui/field';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { AddMemberPart } from './add-member-part';
import { AwardPart } from './award-part';
import { CodePart } from './code-part';
import { MemberCard } from './member-card';
import { partyWords } from './member-words';
import { NotesPart } from './notes-part';
import styles from './party.module.css';
import type { PartyAnswer } from './party-answers';
import { doneWords } from './party-done';
import { PartyTable } from './party-table';
import { mayRun, type PartyView } from './party-view';
import { PeoplePart } from './people-part';
import { PutBackPart } from './put-back-part';
import { RollPart } from './roll-part';
import { ToldEdits } from './told-edits';
import { usePartyLine } from './use-party-line';
import { usePartyNews } from './use-party-news';

type PartyScreenProps = {
  party: PartyView;
  done: string | null;
  origin: string;
  answer: PartyAnswer | null;
};

/** Intents whose results are shown in their own part of the page. */
const TOLD_IN_PLACE = ['set', 'private-notes', 'notes', 'gm-notes', 'award', 'roll', 'add-member'];

/** A party: an overview, each member editable in place, and the tools of those who run it. */
export function PartyScreen({ party, done, origin, answer }: PartyScreenProps) {
  const line = usePartyLine(party);
  usePartyNews(party.id, party.seq, line.isWaiting);
  const { list, name, levels } = party;
  const runs = mayRun(party);
  const words = doneWords(done);
  const isPlaced = answer !== null && TOLD_IN_PLACE.includes(answer.intent) && !answer.upgrade;
  return (
    <main id="main" className={classes(layout.stack, layout.loose)} data-party={party.seq}>
      <header className={classes(layout.stack, layout.tight)}>
        <h1>{name}</h1>
        <p className={layout.lead}>{partyWords(list.length, levels)}</p>
        {runs && list.length > 0 && (
          <p className={layout.row} data-print="no">
            <LinkButton
              kind="quiet"
              icon="sword"
              to={fightPaths.newFight(`?party=${encodeURIComponent(party.id)}`)}
            >
              New fight
            </LinkButton>
            <LinkButton
              kind="quiet"
              icon="plus"
              to={encounterPaths.builder(`?with=${encodeURIComponent(party.id)}`)}
            >
              New encounter
            </LinkButton>
          </p>
        )}
        {party.bar && <Barred bar={party.bar} />}
        {answer?.problem && (!isPlaced || answer.intent === 'set') && (
          <Notice tone="problem" announce title={answer.problem}>
            {answer.upgrade && (
              <p>
                <Link to={paths.settings()}>Upgrade to Pro</Link>
              </p>
            )}
          </Notice>
        )}
        {!answer && <DuplicatedNotice />}
        {!answer && words && (
          <Notice tone="good" announce title={words} dismissTo={partyPaths.party({ id: party.id })}>
            {done === 'removed' && runs && party.code !== null && <NewCodeAfterRemoval />}
          </Notice>
        )}
        {line.isLate && (
          <Notice tone="warning" announce title="Offline: not saved yet">
            <p>Your changes will be sent when you are back online.</p>
          </Notice>
        )}
        {answer?.replaced && <PutBackPart party={party} replaced={answer.replaced} />}
        <ToldEdits party={party} line={line} />
      </header>
      {list.length > 0 && <PartyTable party={party} line={line} />}
      <section className={layout.stack} aria-labelledby="characters" data-print="no">
        <h2 id="characters">Characters</h2>
        <div className={styles.cards}>
          {list.map((member) => (
            <MemberCard
              key={member.id}
              party={party}
              member={member}
              line={line}
              answer={answer?.member === member.id ? answer : null}
            />
          ))}
        </div>
        {party.bar === null && (
          <AddMemberPart answer={answer} count={list.length} sitters={party.sitters} />
        )}
      </section>
      {runs && list.length > 0 && (
        <section className={styles.halves} aria-label="For the game masters" data-print="no">
          <RollPart party={party} answer={answer} />
          <AwardPart party={party} answer={answer} />
        </section>
      )}
      <NotesPart party={party} answer={answer} />
      <div className={styles.halves} data-print="no">
        <PeoplePart party={party} />
        <CodePart party={party} origin={origin} />
      </div>
      {party.role !== 'player' && <Keeping party={party} />}
    </main>
  );
}

/** A removed user still knows the code, so offer to replace it. */
function NewCodeAfterRemoval() {
  return (
    <Form method="post" className={layout.row}>
      <span>They still have the invite code and can rejoin.</span>
      <Button kind="quiet" name="intent" value="renew-code" icon="redo" compact>
        New code
      </Button>
    </Form>
  );
}

function Barred({ bar }: { bar: 'pro' | 'closed' }) {
  return bar === 'pro' ? (
    <Notice title="Running a party is part of Pro">
      <p>
        You can read everything, and edit your own characters.{' '}
        <Link to={paths.settings()}>Upgrade to Pro</Link> to run it.
      </p>
    </Notice>
  ) : (
    <Notice title="Adventuring is closed at the moment">
      <p>You can read everything, and edit your own characters.</p>
    </Notice>
  );
}

/** The party itself: its name, the default setting, and for its owner the delete button. */
function Keeping({ party }: { party: PartyView }) {
  return (
    <section className={layout.stack} aria-labelledby="keeping" data-print="no">
      <h2 id="keeping">This party</h2>
      {mayRun(party) && (
        <>
          <Form method="post" className={styles.rename}>
            <Field
              label="Name"
              name="name"
              defaultValue={party.name}
              key={party.name}
              maxLength={80}
              required
            />
            <Button kind="quiet" name="intent" value="rename">
              Rename
            </Button>
          </Form>
          <Form method="post" preventScrollReset>
            <Button
              kind="quiet"
              name="intent"
              value={party.isDefault ? 'no-default' : 'make-default'}
              icon={party.isDefault ? 'star-filled' : 'star'}
            >
              {party.isDefault ? 'Remove as my default party' : 'Make my default party'}
            </Button>
          </Form>
        </>
      )}
      {party.role === 'owner' && <DuplicateForm kind="party" id={party.id} />}
      {party.role === 'owner' && (
        <details className={styles.more}>
          <summary>Delete this party…</summary>
          <Form method="post" className={layout.stack}>
            <p>Nobody can open it any more. You can restore it for 30 days.</p>
            <div>
              <Button kind="danger" name="intent" value="put-away" icon="trash" compact>
                Delete “{party.name}”
              </Button>
            </div>
          </Form>
        </details>
      )}
    </section>
  );
}
