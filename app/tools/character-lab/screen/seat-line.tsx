import { Form, Link } from '@remix-run/react';
import type { OtherAtTable } from '~/parties/at-table';
import { partyPaths } from '~/party-paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';

/** The seat of a character; `xp` is the party's experience, null when the sheet has the same. */
export type SeatFacts = {
  partyId: string;
  partyName: string;
  memberId: string;
  inFight: boolean;
  xp: number | null;
  /** The numbers where the party's values differ from the sheet. */
  others: readonly OtherAtTable[];
};

export type SeatLineProps = SeatFacts & {
  /** The experience on the sheet. */
  own: number;
  mayChange: boolean;
};

/** Shows the party of a character and the differing values, and offers to copy the experience to the sheet. */
export function SeatLine(props: SeatLineProps) {
  const { partyId, partyName, memberId, inFight, xp, own, others, mayChange } = props;
  return (
    <>
      <p className={layout.soft}>
        Member of <Link to={partyPaths.member({ id: partyId, member: memberId })}>{partyName}</Link>
        {inFight
          ? ', in a running fight: hit points, conditions, slots and uses are tracked there until it ends.'
          : ', which tracks its hit points, conditions, slots and uses.'}
      </p>
      {xp !== null && mayChange && (
        <Form method="post" className={layout.row}>
          <span>{`${points(xp)} in ${partyName}, ${points(own)} on the sheet.`}</span>
          <Button kind="quiet" compact name="intent" value="take-xp" icon="check">
            {`Copy ${points(xp)} to the sheet`}
          </Button>
        </Form>
      )}
      {others.length > 0 && (
        <Form method="post" className={layout.row}>
          <span>{`In ${partyName}: ${othersWords(others)}.`}</span>
          {mayChange && (
            <Button kind="quiet" compact name="intent" value="take-numbers" icon="check">
              Copy to the sheet
            </Button>
          )}
        </Form>
      )}
    </>
  );
}

/** Says that the party of a character was deleted, and what the character has of it. */
export function EndedSeatLine({ party }: { party: string }) {
  return (
    <p className={layout.soft}>
      {`“${party}” was deleted. This character keeps the hit points, conditions, slots and uses it had there, and rejoins if the party is restored.`}
    </p>
  );
}

/** Formats the differences: "AC 15 (13 on the sheet), maximum hit points 90 (80)". */
function othersWords(others: SeatFacts['others']): string {
  return others
    .map(({ what, table, own }, at) =>
      at === 0 ? `${what} ${table} (${own} on the sheet)` : `${what} ${table} (${own})`,
    )
    .join(', ');
}

function points(xp: number): string {
  return `${xp.toLocaleString('en')} XP`;
}
