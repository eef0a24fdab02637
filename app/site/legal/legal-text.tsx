import type { ReactNode } from 'react';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { type Addition, Additions, AdditionsLead } from './additions';
import { LEGAL_UPDATED } from './updated';

type LegalTextProps = {
  title: string;
  /** What has been added since the day of the date line. */
  additions: readonly Addition[];
  children: ReactNode;
};

/** The frame of a legal page: its title, its specified date line, running text, and what was added since. */
export function LegalText({ title, additions, children }: LegalTextProps) {
  return (
    <main id="main">
      <article className={classes(layout.prose)}>
        <h1>{title}</h1>
        <p className={layout.soft}>{`Last updated ${LEGAL_UPDATED}`}</p>
        <AdditionsLead additions={additions} />
        {children}
        <Additions additions={additions} />
      </article>
    </main>
  );
}
