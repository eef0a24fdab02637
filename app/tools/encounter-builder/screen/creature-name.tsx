import { createContext, type MouseEvent, useContext } from 'react';
import { ToolLink } from '~/catalogue/tool-link';
import { paths } from '~/paths';

/** Shows a creature's statblock in front of the builder; null without scripts. */
export const ShowCreature = createContext<
  ((creature: { id: string; name: string }) => void) | null
>(null);

/** A creature's name: a link to its page, which with scripts opens in front of the builder. */
export function CreatureName({ id, name }: { id: string; name: string }) {
  const show = useContext(ShowCreature);
  function handleClick(event: MouseEvent) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (show === null || !isPlain) return;
    event.preventDefault();
    show({ id, name });
  }
  return (
    <ToolLink
      tool="monster-lookup"
      to={paths.monster({ id })}
      discover="none"
      prefetch="none"
      onClick={handleClick}
    >
      {name}
    </ToolLink>
  );
}
