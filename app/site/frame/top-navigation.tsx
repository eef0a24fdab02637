import { NavLink } from '@remix-run/react';
import type { Way } from '~/catalogue/ways';
import { Menu } from '~/ui/menu';
import { AccountLines, AccountMenu } from './account-menu';
import { HomeLink } from './logo';
import { NAVIGATION, visibleLinks } from './navigation';
import { ToolLines, ToolsMenu } from './tools-menu';
import styles from './top-navigation.module.css';
import type { Viewer } from './viewer';

/** The bar at the top of every page of the site: a row of links, or under 768 px one menu that needs no script. */
export function TopNavigation({ viewer, ways }: { viewer: Viewer; ways: readonly Way[] }) {
  return (
    <header className={styles.header} data-print="no">
      <nav className={styles.bar} aria-label="Main">
        <HomeLink signedIn={viewer !== null} />
        <div className={styles.wide}>
          <BarLinks viewer={viewer} device="desktop" />
          {viewer && <ToolsMenu ways={ways} signedIn />}
          {viewer && <AccountMenu viewer={viewer} device="desktop" />}
        </div>
        <Menu className={styles.narrow} label="Menu" icon="menu">
          <BarLinks viewer={viewer} device="mobile" />
          {viewer && (
            <>
              <hr />
              <ToolLines ways={ways} signedIn />
              <hr />
              <AccountLines viewer={viewer} device="mobile" />
            </>
          )}
        </Menu>
      </nav>
    </header>
  );
}

function BarLinks({ viewer, device }: { viewer: Viewer; device: 'mobile' | 'desktop' }) {
  const audience = { signedIn: viewer !== null, roles: viewer?.roles ?? [], device };
  return visibleLinks(NAVIGATION, audience)
    .filter(({ place }) => place === 'bar')
    .map(({ label, to }) => (
      <NavLink key={to} className={styles.link} to={to}>
        {label}
      </NavLink>
    ));
}
