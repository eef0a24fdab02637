import { Link } from '@remix-run/react';
import { partyPaths } from '~/party-paths';
import layout from '~/ui/layout.module.css';

/** Where a character sits, as its page tells it. */
export type SeatFacts = { partyId: string; partyName: string; memberId: string; inFight: boolean };

/** Tells in which party a character sits, and what of it the table has. */
export function SeatLine({ partyId, partyName, memberId, inFight }: SeatFacts) {
  return (
    <p className={layout.soft}>
      Sits in <Link to={partyPaths.member({ id: partyId, member: memberId })}>{partyName}</Link>
      {inFight
        ? ', in a running fight: that has its hit points, conditions and slots until it ends.'
        : ', which has its hit points, conditions and slots.'}
    </p>
  );
}
