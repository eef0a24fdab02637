import { Link } from '@remix-run/react';
import { toolAt } from '~/catalogue/tool-at';
import { useReach } from '~/catalogue/use-reach';
import type { Word } from './post-schema';

/** Renders running text with its marks and links. */
export function Words({ words }: { words: readonly Word[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the order of a compiled post's words never changes
  return words.map((word, at) => <OneWord key={at} word={word} />);
}

function OneWord({ word }: { word: Word }) {
  if (typeof word === 'string') return word;
  if ('href' in word) return <PostLink href={word.href}>{word.text}</PostLink>;
  const Mark = word.mark;
  return <Mark>{word.text}</Mark>;
}

/** A link of a post, internal or external; only its words where it leads to a tool that is closed to the reader. */
export function PostLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: string;
}) {
  const reaches = useReach();
  if (href.startsWith('/')) {
    const tool = toolAt(href);
    if (tool !== undefined && !reaches(tool.id)) return children;
    return (
      <Link className={className} to={href}>
        {children}
      </Link>
    );
  }
  return (
    <a className={className} href={href} rel={href.startsWith('#') ? undefined : 'noopener'}>
      {children}
    </a>
  );
}
