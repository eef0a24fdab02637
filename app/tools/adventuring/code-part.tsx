import { Form } from '@remix-run/react';
import { partyPaths } from '~/party-paths';
import { showCode } from '~/platform/spoken-code';
import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import layout from '~/ui/layout.module.css';
import { CopyCode } from './copy-code';
import styles from './party.module.css';
import { mayRun, type PartyView } from './party-view';

/** The invite code, for those who run the party: copy, replace, open and close it. */
export function CodePart({ party, origin }: { party: PartyView; origin: string }) {
  const isOpen = mayRun(party);
  if (party.role === 'player') return null;
  if (party.code === null) {
    return (
      <section className={layout.stack} aria-labelledby="code" data-print="no">
        <h2 id="code">Joining is closed</h2>
        <p className={layout.soft}>Nobody can join by the code until you open joining again.</p>
        {isOpen && (
          <Form method="post" preventScrollReset>
            <Button kind="quiet" name="intent" value="open-joining" icon="unlock">
              Open joining
            </Button>
          </Form>
        )}
      </section>
    );
  }
  const address = partyPaths.joinParty({ code: party.code });
  const shown = showCode(party.code);
  return (
    <section className={layout.stack} aria-labelledby="code" data-print="no">
      <h2 id="code">Invite code</h2>
      <p className={layout.row}>
        <b id="invite-code" className={styles.code}>
          {shown}
        </b>
        <CopyCode code={shown} of="invite-code" />
      </p>
      <p className={layout.soft}>
        Read it out, or send its link: whoever has it can join as a player with their own character.
        The link shows only the party’s name.
      </p>
      <p className={styles.address}>
        <a href={address}>
          {origin}
          <wbr />
          {address}
        </a>
      </p>
      <CopyLink address={address} />
      <Form method="post" preventScrollReset className={layout.row}>
        {isOpen && (
          <Button kind="quiet" name="intent" value="renew-code" compact>
            New code
          </Button>
        )}
        <Button kind="quiet" name="intent" value="close-joining" icon="lock" compact>
          Close joining
        </Button>
      </Form>
    </section>
  );
}
