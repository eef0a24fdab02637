import { Form } from '@remix-run/react';
import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import layout from '~/ui/layout.module.css';
import styles from './kept.module.css';

/** Shares the encounter by link for reading and copying, or stops sharing it. */
export function ShareForm({ link }: { link: string | null }) {
  return (
    <section className={styles.share} aria-labelledby="share" data-print="no">
      <h2 id="share">Share</h2>
      {link === null ? (
        <p className={layout.soft}>
          Anyone with the link can view and copy the encounter, its notes and its treasure, but not
          your party, maps or folders.
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
          {link === null ? 'Share' : 'Stop sharing'}
        </Button>
      </Form>
    </section>
  );
}
