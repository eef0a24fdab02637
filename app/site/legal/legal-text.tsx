import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { type Addition, Additions, AdditionsLead } from './additions';
import styles from './legal.module.css';
import { LEGAL_UPDATED } from './updated';

type LegalTextProps = {
  title: string;
  /** What has been added since the day of the date line. */
  additions: readonly Addition[];
  children: ReactNode;
};

type Heading = ReactElement<{ children: string; id?: string }>;

function isHeading(part: ReactNode): part is Heading {
  return isValidElement<{ children?: unknown }>(part) && part.type === 'h2';
}

/** The fragment of a heading: "How we use it" is `how-we-use-it`. */
export function headingId(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The frame of a legal page: its title, its specified date line, contents, running text, and what was added since. */
export function LegalText({ title, additions, children }: LegalTextProps) {
  const parts = Children.toArray(children);
  const headings = parts.filter(isHeading).map((heading) => heading.props.children);
  return (
    <main id="main">
      <article className={classes(layout.prose)}>
        <h1>{title}</h1>
        <p className={layout.soft}>{`Last updated ${LEGAL_UPDATED}`}</p>
        <AdditionsLead additions={additions} />
        <nav className={styles.contents} aria-label="Contents">
          <ul>
            {headings.map((heading) => (
              <li key={heading}>
                <a href={`#${headingId(heading)}`}>{heading}</a>
              </li>
            ))}
            {additions.length > 0 && (
              <li>
                <a href="#additions">Additions</a>
              </li>
            )}
          </ul>
        </nav>
        {parts.map((part) =>
          isHeading(part) ? cloneElement(part, { id: headingId(part.props.children) }) : part,
        )}
        <Additions additions={additions} />
      </article>
    </main>
  );
}
