import { Link, useLocation, useRouteLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import { adminPaths } from '~/admin-paths';
import { Count } from '~/ui/badge';
import { classes } from '~/ui/classes';
import layout from '~/ui/layout.module.css';
import { Notice } from '~/ui/notice';
import { ToolTitle } from '~/ui/tool-title';
import styles from './management.module.css';
import type { loader } from './management-layout-page';
import { MANAGEMENT_PARTS, type ManagementPart } from './management-parts';

const LAYOUT = 'admin/frame/management-layout-page';

/** What the bar above says. */
const BAR_TITLE = 'Management';

type ManagementProps = {
  part: ManagementPart;
  title: ReactNode;
  children: ReactNode;
};

/** The frame of a Management page: its heading, the navigation, and whether anything may be changed now. */
export function Management({ part, title, children }: ManagementProps) {
  const { pathname, search } = useLocation();
  const { isFresh = true, unread = 0 } = useRouteLoaderData<typeof loader>(LAYOUT) ?? {};
  return (
    <main id="main" className={classes(layout.stack, layout.loose)}>
      {title === BAR_TITLE ? <ToolTitle>{BAR_TITLE}</ToolTitle> : <h1>{title}</h1>}
      <nav className={styles.parts} aria-label="Management">
        {MANAGEMENT_PARTS.map(({ id, label, to }) => (
          <Link key={id} to={to} aria-current={id === part ? 'page' : undefined}>
            {label}
            {id === 'messages' && unread > 0 && <Count value={unread} of="unread" />}
          </Link>
        ))}
      </nav>
      {!isFresh && (
        <Notice tone="warning" title="You signed in more than 12 hours ago">
          <p>
            You can read everything here.{' '}
            <a href={adminPaths.signIn(pathname + search)}>Sign in again</a> before you change
            anything, or{' '}
            <a href={adminPaths.signIn(pathname + search)} target="_blank" rel="noopener">
              in another tab
            </a>{' '}
            to keep what you typed here.
          </p>
        </Notice>
      )}
      {children}
    </main>
  );
}
