import { Link } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';
import { paths } from '~/paths';
import { spellPaths } from '~/spell-paths';
import type { ToolId } from './tool';
import { useReach } from './use-reach';

type ToolLinkProps = ComponentPropsWithoutRef<typeof Link> & { tool: ToolId };

/** A link into another tool; only its words while that tool is closed to the visitor. */
export function ToolLink({ tool, children, ...link }: ToolLinkProps) {
  const reaches = useReach();
  return reaches(tool) ? <Link {...link}>{children}</Link> : children;
}

type SpellLinkProps = Omit<ToolLinkProps, 'tool' | 'to'> & { id: string };

/** A link to a spell: in the spell lookup where that is open to the visitor, else beside the monsters. */
export function SpellLink({ id, children, ...link }: SpellLinkProps) {
  const reaches = useReach();
  if (reaches('spell-lookup')) {
    return (
      <Link {...link} to={spellPaths.spell({ id })}>
        {children}
      </Link>
    );
  }
  return (
    <ToolLink {...link} tool="monster-lookup" to={paths.spell({ id })}>
      {children}
    </ToolLink>
  );
}
