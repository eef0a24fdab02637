import type { ReactNode } from 'react';
import layout from '~/ui/layout.module.css';

/** One section of the style guide, with an anchor. */
export function GuideSection({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section id={id} className={layout.stack} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
