import { Form, Link } from '@remix-run/react';
import type { FightMember } from '~/fights/kept/fight-members.server';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import { comingAlong, type OfferedParty } from './offered-party';
import { PartyChoice } from './party-choice';

type BringPartsProps = {
  parties: readonly OfferedParty[];
  members: readonly FightMember[];
  hasParties: boolean;
};

/** The parties that the user runs, each with the members that can join the fight. */
export function BringParts({ parties, members, hasParties }: BringPartsProps) {
  const there = new Set(members.map(({ id }) => id));
  const left = parties
    .map((party) => ({ ...party, members: party.members.filter(({ id }) => !there.has(id)) }))
    .filter((party) => party.members.length > 0);
  if (parties.length === 0) {
    return (
      <p>
        {hasParties ? 'You have no party yet. ' : 'There is no party yet. '}
        <Link to={paths.adventuring()}>Create one</Link>, and it joins your fights with its hit
        points.
      </p>
    );
  }
  return (
    <section className={layout.stack} aria-labelledby="bring">
      <h2 id="bring">Add from your parties</h2>
      {left.length === 0 && (
        <p className={layout.soft}>Everyone in your parties is in this fight.</p>
      )}
      {left.map((party) => (
        <Form key={party.id} method="post" className={layout.stack}>
          <PartyChoice party={party} chosen={comingAlong(party)} />
          <p>
            <Button name="intent" value="bring" icon="plus" kind="quiet">
              Add selected
            </Button>
          </p>
        </Form>
      ))}
    </section>
  );
}
