import { Form, Link } from '@remix-run/react';
import { Button } from './button';
import layout from './layout.module.css';

/**
 * What a list says of its deleted things: how many there are, the way to restore them, and the button that deletes
 * them for good (intent `forget-deleted`). Nothing when there are none.
 */
export function RecentlyDeleted({ count, restoreAt }: { count: number; restoreAt: string }) {
  if (count === 0) return null;
  return (
    <details>
      <summary>{`Recently deleted (${count})`}</summary>
      <Form method="post" className={layout.stack}>
        <p>
          <Link to={restoreAt}>See and restore them</Link>. Each is gone after 30 days, and counts
          toward your limit until then.
        </p>
        <div>
          <Button kind="quiet" name="intent" value="forget-deleted" icon="trash">
            Delete permanently now
          </Button>
        </div>
      </Form>
    </details>
  );
}
