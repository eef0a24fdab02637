import { Link } from '@remix-run/react';
import type { ComponentPropsWithoutRef } from 'react';
import { paths } from '~/paths';
import { spellPaths } from '~/spell-paths';
import type { ToolId } from './tool';
import { useReach } from './use-reach';
import { useHere } from './use-way-back';
import { withBack } from './way-back';

type ToolLinkProps = Omit<ComponentPropsWithoutRef<typeof Link>, 'to'> & {
  tool: ToolId;
  to: string;
};

/**
 * A link into another tool, from where one gets back to this page; only its words while that tool is closed to the
 * visitor.
 */
export function ToolLink({ tool, to, children, ...link }: ToolLinkProps) {
  const reaches = useReach();
  const here = useHere();
  if (!reaches(tool)) return children;
  return (
    <Link {...link} to={withBack(to, here)}>
      {children}
    </Link>
  );
}

type SpellLinkProps = Omit<ToolLinkProps, 'tool' | 'to'> & { id: string };

/** The same to a spell: in the spell lookup where that is open to the visitor, else beside the monsters. */
export function SpellLink({ id, ...link }: SpellLinkProps) {
  const isOpen = useReach()('spell-lookup');
  const tool = isOpen ? 'spell-lookup' : 'monster-lookup';
  const to = isOpen ? spellPaths.spell({ id }) : paths.spell({ id });
  return <ToolLink {...link} tool={tool} to={to} />;
}
