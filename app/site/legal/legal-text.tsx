import { Fragment, type ReactElement } from 'react';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { type Addition, Additions, AdditionsLead } from './additions';
import styles from './legal.module.css';
import { LEGAL_UPDATED } from './updated';

type LegalTextProps = {
  title: string;
  /** What has been added since the date line. */
  additions: readonly Addition[];
  /** Running text with headings. */
  children: readonly ReactElement<{ children?: unknown }>[];
};

/** The text of a heading; null for any other element. */
function headingOf({ type, props }: ReactElement<{ children?: unknown }>): string | null {
  return type === 'h2' && typeof props.children === 'string' ? props.children : null;
}

/** The id of a heading: "How we use it" is `how-we-use-it`. */
export function headingId(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** The frame of a legal page: its title, the specified date line, a table of contents, the text, and the additions. */
export function LegalText({ title, additions, children }: LegalTextProps) {
  const headings = children.flatMap((part) => headingOf(part) ?? []);
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
        {children.map((part, at) => {
          const heading = headingOf(part);
          return heading === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the text's parts never changes
            <Fragment key={at}>{part}</Fragment>
          ) : (
            <h2 key={heading} id={headingId(heading)}>
              {heading}
            </h2>
          );
        })}
        <Additions additions={additions} />
      </article>
    </main>
  );
}
