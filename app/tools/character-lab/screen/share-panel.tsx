import { Form } from '@remix-run/react';
import { characterPaths } from '~/character-paths';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';

/** Sharing a character by a link that anybody reads, closing it, and putting the character away. */
export function SharePanel({ code }: { code: string | null }) {
  return (
    <section aria-labelledby="share" className={layout.stack} data-print="no">
      <h2 id="share">Share and put away</h2>
      {code !== null && (
        <p>
          Whoever has this link reads the sheet, without your private notes:{' '}
          <a href={characterPaths.shared({ code })}>{characterPaths.shared({ code })}</a>
        </p>
      )}
      <Form method="post" replace className={layout.row}>
        {code === null ? (
          <Button kind="quiet" name="intent" value="share" icon="link">
            Share by a link
          </Button>
        ) : (
          <Button kind="quiet" name="intent" value="stop-sharing" icon="lock">
            Stop sharing
          </Button>
        )}
        <Button kind="quiet" name="intent" value="put-away" icon="trash">
          Put away
        </Button>
      </Form>
    </section>
  );
}
