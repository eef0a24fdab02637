import { useEffect, useState } from 'react';
import type { Edition } from '~/rules/edition';
import { useLatePart } from '~/ui/use-late-part';
import { badgeOf } from './badge-of';

/** Loaded when the first badge is clicked. */
function fetchRules() {
  return import('./rules-popover');
}

/**
 * Shows the rules of a condition when its badge in the order is clicked; if they cannot be loaded, the badge's link
 * is followed.
 */
export function BadgeRules({ edition }: { edition: Edition }) {
  const [first, setFirst] = useState<HTMLElement | null>(null);
  const [late] = useLatePart(fetchRules, first !== null);
  useEffect(() => {
    if (first !== null) return;
    function handleClick(event: MouseEvent) {
      const badge = badgeOf(event);
      if (badge === null) return;
      event.preventDefault();
      setFirst(badge);
    }
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, [first]);
  useEffect(() => {
    if (late.is === 'lost' && first instanceof HTMLAnchorElement) location.assign(first.href);
  }, [late, first]);
  if (first === null || late.is !== 'here') return null;
  return <late.part.RulesPopover first={first} edition={edition} />;
}
