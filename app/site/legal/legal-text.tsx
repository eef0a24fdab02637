import type { ReactNode } from 'react';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { LEGAL_UPDATED } from './updated';

/** The frame of a legal page: its title, the day of its last change, and running text. */
export function LegalText({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main">
      <article className={classes(layout.prose)}>
        <h1>{title}</h1>
        <p className={layout.soft}>{`Last updated ${LEGAL_UPDATED}`}</p>
        {children}
      </article>
    </main>
  );
}
