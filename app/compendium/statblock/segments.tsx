import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { paths } from '~/paths';
import { RollNumber } from './roll-number';
import type { Segment } from './statblock';
import { useStatblockTools } from './use-statblock-tools';

/** A line of a statblock: words, numbers that roll, spells that open. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  return segments.map((segment, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line never change places
    return <Piece key={at} segment={segment} />;
  });
}

function Piece({ segment }: { segment: Segment }) {
  if (typeof segment === 'string') return segment;
  if ('em' in segment) return <em>{segment.em}</em>;
  if ('strong' in segment) return <strong>{segment.strong}</strong>;
  if ('roll' in segment) return <RollNumber {...segment} />;
  return <SpellLink id={segment.spell} name={segment.text} />;
}

function SpellLink({ id, name }: { id: string; name: string }) {
  const { openSpell, peekAtSpell } = useStatblockTools();
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    if (openSpell === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openSpell(id, name);
  }
  return (
    <Link
      to={paths.spell({ id })}
      onClick={handleClick}
      onPointerEnter={({ pointerType, currentTarget }) => {
        if (pointerType === 'mouse') peekAtSpell?.({ id, element: currentTarget });
      }}
      onPointerLeave={() => peekAtSpell?.(null)}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) peekAtSpell?.({ id, element: currentTarget });
      }}
      onBlur={() => peekAtSpell?.(null)}
    >
      <i>{name}</i>
    </Link>
  );
}
