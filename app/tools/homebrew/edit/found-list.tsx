import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ToolLink } from '~/catalogue/tool-link';
import { homebrewPaths } from '~/homebrew-paths';
import { paths } from '~/paths';
import { Button } from '~/ui/button';
import type { FoundToBegin } from './find-for-new.server';
import styles from './new.module.css';

type FoundListProps = {
  items: readonly FoundToBegin[];
  /** The creature to blend with. */
  first: { id: string; name: string } | null;
  newId: string;
  children?: ReactNode;
};

/** Creatures to start from: a button copies one, or blends it with the first. */
export function FoundList({ items, first, newId, children }: FoundListProps) {
  return (
    <Form method="post" className={styles.found} noValidate>
      <input type="hidden" name="way" value={first === null ? 'copy' : 'blend'} />
      <input type="hidden" name="id" value={newId} />
      {first !== null && <input type="hidden" name="from" value={first.id} />}
      {children}
      <ul className={styles.list}>
        {items.map(({ id, name, about }) => (
          <li key={id}>
            <div>
              <ToolLink
                tool="monster-lookup"
                to={paths.monster({ id })}
                discover="none"
                prefetch="none"
              >
                {name}
              </ToolLink>
              <small>{about}</small>
            </div>
            {first === null ? (
              <span className={styles.presses}>
                <Button
                  {...{ kind: 'quiet', compact: true, name: 'from', value: id }}
                  aria-label={`Use ${name}`}
                >
                  Use
                </Button>
                <Link
                  to={homebrewPaths.new(`?${new URLSearchParams({ first: id })}`)}
                  aria-label={`Blend ${name} with another`}
                  discover="none"
                  prefetch="none"
                >
                  Blend
                </Link>
              </span>
            ) : (
              <Button
                {...{ kind: 'quiet', compact: true, name: 'with', value: id }}
                aria-label={`Blend ${first.name} with ${name}`}
                disabled={id === first.id}
              >
                Blend
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Form>
  );
}
