import { Form } from '@remix-run/react';
import { characterPaths } from '~/character-paths';
import { Button } from '~/ui/button';
import { CopyLink } from '~/ui/copy-link';
import layout from '~/ui/layout.module.css';
import styles from './share-panel.module.css';

type SharePanelProps = {
  /** The share code; null while not shared. */
  code: string | null;
  /** The origin of the site, for the absolute URL. */
  origin: string;
};

/** Buttons to share a character by link, end sharing, and delete the character. */
export function SharePanel({ code, origin }: SharePanelProps) {
  const address = code === null ? null : characterPaths.shared({ code });
  return (
    <section aria-labelledby="share" className={layout.stack} data-print="no">
      <h2 id="share">Share and delete</h2>
      {address !== null && (
        <>
          <p>Anyone with this link can read the sheet, without your private notes:</p>
          <p className={styles.address}>
            <a href={address}>
              {origin}
              <wbr />
              {address}
            </a>
          </p>
          <CopyLink address={address} />
        </>
      )}
      <Form method="post" replace className={layout.row}>
        {code === null ? (
          <Button kind="quiet" name="intent" value="share" icon="link">
            Share
          </Button>
        ) : (
          <Button kind="quiet" name="intent" value="stop-sharing" icon="lock">
            Stop sharing
          </Button>
        )}
        <Button kind="quiet" name="intent" value="put-away" icon="trash">
          Delete
        </Button>
      </Form>
    </section>
  );
}
