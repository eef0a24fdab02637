import { Link } from '@remix-run/react';
import type { NamedRecord } from '~/compendium/shelf/same-records';
import { paths } from '~/paths';
import { type Edition, otherEdition } from '~/rules/edition';

type OtherRulesProps = {
  of: 'monster' | 'spell';
  id: string;
  edition: Edition;
  others: readonly NamedRecord[];
};

/** The way to the same creature or spell in the other edition; nothing where it has none. */
export function OtherRules({ of, id, edition, others }: OtherRulesProps) {
  if (others.length === 0) return null;
  return (
    <p data-print="no">
      In {otherEdition(edition)}’s rules:{' '}
      {others.map((other, at) => (
        <span key={other.id}>
          {at > 0 && ', '}
          <Link to={of === 'monster' ? paths.monster(other) : paths.spell(other)}>
            {other.name}
          </Link>
        </span>
      ))}
      {of === 'monster' && (
        <>
          {' · '}
          <Link to={paths.monsterCompare([id, ...others.map((other) => other.id)])}>
            side by side
          </Link>
        </>
      )}
    </p>
  );
}
