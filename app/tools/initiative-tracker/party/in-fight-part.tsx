import { Link } from '@remix-run/react';
import type { FightMember } from '~/fights/kept/fight-members.server';
import { partyPaths } from '~/party-paths';
import layout from '~/ui/layout.module.css';
import { Table } from '~/ui/table';

/** Says where a member's hit points are stored. */
function whose({ has, elsewhere }: FightMember, isOver: boolean): string {
  if (has) return 'In sync with this fight';
  if (elsewhere) return 'In sync with another running fight';
  return isOver ? 'Back on the party page' : 'On the party page until this fight begins';
}

/** The party members in the fight, and where their hit points are stored. */
export function InFightPart({
  members,
  isOver,
}: {
  members: readonly FightMember[];
  isOver: boolean;
}) {
  if (members.length === 0) return null;
  return (
    <section className={layout.stack} aria-labelledby="in-fight">
      <h2 id="in-fight">In the fight</h2>
      <Table caption="Characters in the fight" captionHidden>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Party</th>
            <th scope="col">Hit points</th>
          </tr>
        </thead>
        <tbody>
          {members.map((one) => (
            <tr key={one.id}>
              <th scope="row">{one.name}</th>
              <td>
                <Link to={partyPaths.member({ id: one.partyId, member: one.id })}>{one.party}</Link>
              </td>
              <td>{whose(one, isOver)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}
