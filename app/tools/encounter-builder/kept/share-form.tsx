import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import layout from '~/ui/layout.module.css';
import styles from './kept.module.css';

/** Opens the encounter to whoever has its link, to read and to copy; or closes it. */
export function ShareForm({ link }: { link: string | null }) {
  return (
    <section className={styles.share} aria-labelledby="share" data-print="no">
      <h2 id="share">Share it</h2>
      {link === null ? (
        <p className={layout.soft}>
          A link opens it to others, to read and to copy: the fight, its notes and its treasure, and
          not your party, your maps or your folders.
        </p>
      ) : (
        <>
          <p>
            <a href={link}>{link}</a>
          </p>
          <CopyLink address={link} />
        </>
      )}
      <Form method="post">
        <Button
          kind="quiet"
          icon="share"
          name="intent"
          value={link === null ? 'share' : 'stop-sharing'}
        >
          {link === null ? 'Make a link' : 'Close the link'}
        </Button>
      </Form>
    </section>
  );
}
