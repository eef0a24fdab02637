import { Link } from '@remix-run/react';
import { Fragment } from 'react';
import { paths } from '~/paths';
import { type Edition, otherEdition } from '~/rules/edition';
import { type PackedNames, unpackNames } from './packed-names';

type OtherRulesProps = {
  of: 'monster' | 'spell';
  id: string;
  name: string;
  edition: Edition;
  others: PackedNames;
};

/** Links to the same creature or spell in the other edition; nothing when there is none. */
export function OtherRules({ of, id, name, edition, others }: OtherRulesProps) {
  if (others === '') return null;
  const found = unpackNames(others, name);
  return (
    <p data-print="no">
      {`In the ${otherEdition(edition)} rules: `}
      {found.map((other, at) => (
        <Fragment key={other.id}>
          {at > 0 && ', '}
          <Link to={of === 'monster' ? paths.monster(other) : paths.spell(other)}>
            {other.name}
          </Link>
        </Fragment>
      ))}
      {of === 'monster' && (
        <>
          {' · '}
          <Link to={paths.monsterCompare([id, ...found.map((other) => other.id)])}>compare</Link>
        </>
      )}
    </p>
  );
}
