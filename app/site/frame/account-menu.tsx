import { Link } from '@remix-run/react';
import { paths } from '~/paths';
import { Icon } from '~/ui/icon';
import { Menu } from '~/ui/menu';
import { NAVIGATION, visibleLinks } from './navigation';
import type { Viewer } from './viewer';

type AccountProps = { viewer: NonNullable<Viewer>; device: 'mobile' | 'desktop' };

/** The lines of the account menu: the user's name, the account's pages, and the sign-out. */
export function AccountLines({ viewer, device }: AccountProps) {
  const links = visibleLinks(NAVIGATION, { signedIn: true, roles: viewer.roles, device });
  return (
    <>
      <p>
        Signed in{viewer.name && ' as '}
        <b>{viewer.name}</b>
      </p>
      {viewer.left && <Link to={paths.settings()}>{viewer.left} of your trial</Link>}
      {links
        .filter(({ place }) => place === 'account')
        .map(({ label, to, icon }) => (
          <Link key={to} to={to}>
            {icon && <Icon name={icon} />}
            {label}
          </Link>
        ))}
      <form method="post" action={paths.logout()} data-leaves={viewer.userId ?? ''}>
        <button type="submit">
          <Icon name="sign-out" />
          Logout
        </button>
      </form>
    </>
  );
}

/** The account menu of a signed-in user. */
export function AccountMenu(props: AccountProps) {
  return (
    <Menu label="Account" icon="user">
      <AccountLines {...props} />
    </Menu>
  );
}
