import { Form } from '@remix-run/react';
import type { Sitter } from '~/parties/kept/seat-rows.server';
import { Button } from '~/ui/button';
import layout from '~/ui/layout.module.css';
import styles from './join.module.css';

/** The user's characters, each with a button to join the party with its sheet; those in another party say so. */
export function SitterButtons({ sitters }: { sitters: readonly Sitter[] }) {
  return (
    <ul className={styles.sitters}>
      {sitters.map(({ id, name, line, sitsIn }) => (
        <li key={id}>
          <span>
            <strong>{name}</strong>
            {line !== '' && <span className={layout.soft}>{` · ${line}`}</span>}
          </span>
          {sitsIn === null ? (
            <Form method="post">
              <input type="hidden" name="sitter" value={id} />
              <Button kind="quiet" name="intent" value="sit-down" icon="user" compact>
                {`Join with ${name}`}
              </Button>
            </Form>
          ) : (
            <span className={layout.soft}>{`already in “${sitsIn}”`}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
