import { Form } from '@remix-run/react';
import type { PartyPerson, PartyRole } from '~/parties/party';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { REMOVE } from '~/ui/names';
import styles from './party.module.css';
import { mayRun, type PartyView } from './party-view';

const ROLES: Readonly<Record<PartyRole, string>> = {
  owner: 'Game master',
  'co-gm': 'Co-GM',
  player: 'Player',
};

/** The users of the party, with actions on each for those who run it. */
export function PeoplePart({ party }: { party: PartyView }) {
  return (
    <section className={layout.stack} aria-labelledby="people" data-print="no">
      <h2 id="people">People</h2>
      <ul className={styles.people}>
        {party.people.map((person) => (
          <Person key={person.userId} party={party} person={person} />
        ))}
      </ul>
      {party.role !== 'owner' && (
        <details className={styles.more}>
          <summary>Leave this party…</summary>
          <Form method="post" className={layout.stack}>
            <p>
              Your characters stay with the party, without your private notes. You can rejoin with
              its code.
            </p>
            <div>
              <Button kind="danger" name="intent" value="leave" compact>
                Leave “{party.name}”
              </Button>
            </div>
          </Form>
        </details>
      )}
    </section>
  );
}

function Person({ party, person }: { party: PartyView; person: PartyPerson }) {
  const isOwner = party.role === 'owner';
  const name = person.name || 'Unnamed';
  const isMe = person.userId === party.me;
  const mayRemove =
    !isMe &&
    (isOwner ? person.role !== 'owner' : party.role === 'co-gm' && person.role === 'player');
  return (
    <li>
      <span>
        <b>{name}</b>
        {isMe && ' (you)'}{' '}
        <Badge tone={person.role === 'player' ? 'neutral' : 'ember'}>{ROLES[person.role]}</Badge>
      </span>
      <Form method="post" preventScrollReset className={layout.row}>
        <input type="hidden" name="who" value={person.userId} />
        {isOwner && mayRun(party) && person.role === 'player' && (
          <Button
            kind="quiet"
            name="intent"
            value="make-co-gm"
            aria-label={`Make ${name} a co-GM`}
            compact
          >
            Make co-GM
          </Button>
        )}
        {isOwner && mayRun(party) && person.role === 'co-gm' && (
          <>
            <Button
              kind="quiet"
              name="intent"
              value="make-player"
              aria-label={`Make ${name} a player`}
              compact
            >
              Make player
            </Button>
            <Button
              kind="quiet"
              name="intent"
              value="hand-over"
              aria-label={`Hand the party over to ${name}`}
              compact
            >
              Hand over
            </Button>
          </>
        )}
        {mayRemove && (
          <Button
            kind="quiet"
            name="intent"
            value="remove-person"
            icon="close"
            aria-label={`Remove ${name}`}
            compact
          >
            {REMOVE}
          </Button>
        )}
      </Form>
    </li>
  );
}
