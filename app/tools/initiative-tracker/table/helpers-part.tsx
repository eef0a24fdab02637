import { Form } from '@remix-run/react';
import { fightPaths } from '~/fight-paths';
import { FIGHT_LIMITS } from '~/fights/kept/fight-limits';
import { showCode } from '~/platform/spoken-code';
import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import { dayWords } from '~/ui/day-words';
import layout from '~/ui/layout.module.css';
import { REMOVE } from '~/ui/names';
import { Notice } from '~/ui/notice';
import type { HelpersAnswer, HelpersFacts } from './helper-intents.server';
import styles from './helpers-part.module.css';

type HelpersPartProps = HelpersFacts & {
  /** Origin of the site, for the full URL of an invitation. */
  origin: string;
  /** The action that was just done. */
  done: string | null;
  answer: HelpersAnswer | undefined;
};

/** The helpers of a fight: a list with a button to remove each, and an invitation for one more. */
export function HelpersPart({ helpers, invitation, origin, done, answer }: HelpersPartProps) {
  return (
    <section className={layout.stack} aria-labelledby="helpers">
      <h2 id="helpers">A second game master</h2>
      {answer && <Notice tone="problem" announce title={answer.problem} />}
      {done === 'removed' && (
        <Notice tone="good" announce title="Helper removed">
          <p>What they did so far stays in the log.</p>
        </Notice>
      )}
      <p className={styles.words}>
        A helper sees and does all that you do, from their own device and account. Each of you
        undoes only your own changes. Only you can delete, duplicate or share the fight.
      </p>
      {helpers.length > 0 && (
        <ul className={styles.helpers}>
          {helpers.map(({ userId, name, madeAt }) => (
            <li key={userId}>
              <span>
                <b>{name || 'Unnamed'}</b>{' '}
                <span className={layout.soft}>helps since {dayWords(madeAt)}</span>
              </span>
              <Form method="post">
                <input type="hidden" name="helper" value={userId} />
                <Button
                  kind="quiet"
                  name="intent"
                  value="remove-helper"
                  icon="close"
                  aria-label={`Remove ${name || 'unnamed'}`}
                  compact
                >
                  {REMOVE}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      {invitation ? (
        <OpenInvitation {...invitation} origin={origin} />
      ) : (
        helpers.length < FIGHT_LIMITS.helpers && (
          <Form method="post">
            <Button kind="quiet" name="intent" value="invite-helper" icon="plus">
              Invite a helper
            </Button>
          </Form>
        )
      )}
    </section>
  );
}

function OpenInvitation({
  code,
  endsAt,
  origin,
}: {
  code: string;
  endsAt: number;
  origin: string;
}) {
  const address = fightPaths.join({ code });
  return (
    <div className={styles.invitation}>
      <p>
        Send this link to your helper. It works once, within a day (until{' '}
        <time dateTime={new Date(endsAt).toISOString()}>{timeWords(endsAt)}</time>):
      </p>
      <p className={styles.address}>
        <a href={address}>
          {origin}
          <wbr />
          {address}
        </a>
      </p>
      <CopyLink address={address} />
      <p className={layout.soft}>
        Or tell them the code <b className={styles.code}>{showCode(code)}</b> for{' '}
        {`${origin}${fightPaths.join()}`.replace(/^https?:\/\//, '')}.
      </p>
      <Form method="post">
        <Button kind="quiet" name="intent" value="withdraw-invitation" compact>
          Cancel invitation
        </Button>
      </Form>
    </div>
  );
}

/** A time in UTC, so that server and browser render the same text. */
function timeWords(at: number): string {
  return `${dayWords(at)}, ${new Date(at).toISOString().slice(11, 16)} UTC`;
}
