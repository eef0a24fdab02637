import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { SkipLink } from '~/ui/skip-link';
import { ReleaseNotice } from '../offline/release-notice';
import { AccountMenu } from './account-menu';
import { LegalLine } from './legal-line';
import { HomeLink } from './logo';
import { NoticeBanner } from './notice-banner';
import { PassingWords } from './passing-words';
import type { FrameFacts } from './site-frame';
import styles from './tool-frame.module.css';
import { ToolsMenu } from './tools-menu';

export type ToolFrameProps = FrameFacts & {
  /** The tool's name, and its main page. */
  title: string;
  to: string;
  /** The main page is open to whoever sees this page, even while the tool itself is closed to them. */
  open?: true | undefined;
  /** A link one step back inside the tool, unless the page is its main page. */
  back?: { to: string; label: string };
  /** The address to which signing in returns. */
  next?: string;
  children: ReactNode;
};

/** The slim frame of the tools: a sticky bar and no marketing; the page renders `<main id="main">`. */
export function ToolFrame({
  viewer,
  year,
  notice,
  passing,
  title,
  to,
  open,
  back,
  next,
  ways,
  children,
}: ToolFrameProps) {
  // A page that stays open while its tool is closed, such as a shared one, leads nobody there.
  const isReached = open || !ways || ways.some((way) => way.title === title);
  return (
    <>
      <SkipLink />
      <NoticeBanner notice={notice} />
      <PassingWords passing={passing} />
      <header className={styles.header} data-print="no">
        <nav className={styles.bar} aria-label="Main">
          {back && isReached ? (
            <Link className={styles.back} to={back.to} aria-label={back.label} title={back.label}>
              <Icon name="arrow-left" />
            </Link>
          ) : (
            <HomeLink markOnly signedIn={viewer !== null} />
          )}
          {isReached ? (
            <Link className={styles.title} to={to}>
              {title}
            </Link>
          ) : (
            <span className={styles.title}>{title}</span>
          )}
          {ways && ways.length > 0 && (
            <ToolsMenu
              className={styles.ways}
              ways={ways}
              signedIn={viewer !== null}
              here={title}
            />
          )}
          <div className={styles.account}>
            {viewer ? (
              <AccountMenu viewer={viewer} device="desktop" />
            ) : (
              <Link className={styles.login} to={paths.login(next)} prefetch="none">
                Login
              </Link>
            )}
          </div>
        </nav>
      </header>
      {children}
      <footer className={styles.footer} data-print="no">
        <LegalLine year={year} />
      </footer>
      <ReleaseNotice />
    </>
  );
}
