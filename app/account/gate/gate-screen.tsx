import type { ReactNode } from 'react';
import { LinkButton } from '~/ui/button';
import { Icon } from '~/ui/icon';
import layout from '~/ui/layout.module.css';
import { SceneBeside } from '~/ui/scene-beside';
import styles from './gate-screen.module.css';
import type { GateWords } from './gate-words';

/** A gate as a page: a picture beside its text, so that it shows what is behind it rather than what is forbidden. */
export function GateScreen({
  title,
  scene,
  children,
}: {
  title: string;
  scene: GateWords['scene'];
  children: ReactNode;
}) {
  return (
    <main id="main" className={layout.page}>
      <SceneBeside scene={scene}>
        <h1>{title}</h1>
        {children}
      </SceneBeside>
    </main>
  );
}

/** What is behind a gate, in short lines, and what a first sign-in includes. */
export function Gains({ gains, offer }: Pick<GateWords, 'gains' | 'offer'>) {
  return (
    <>
      {gains && (
        <section className={styles.gains} aria-labelledby="gains">
          <h2 id="gains">{gains.heading}</h2>
          <ul>
            {gains.lines.map((line) => (
              <li key={line}>
                <Icon name="check" />
                {line}
              </li>
            ))}
          </ul>
        </section>
      )}
      {offer && <p>{offer}</p>}
    </>
  );
}

/** A link to the public demonstration of what is behind a gate; a primary button when the page has no other. */
export function Demonstration({
  of,
  primary = false,
}: {
  of: GateWords['demonstration'];
  primary?: boolean;
}) {
  if (!of) return null;
  return (
    <LinkButton kind={primary ? 'primary' : 'plain'} icon="eye" to={of.to}>
      {of.label}
    </LinkButton>
  );
}
