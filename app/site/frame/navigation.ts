import type { Role } from '~/catalogue/tool';
import { paths } from '~/paths';
import type { IconName } from '~/ui/icon-names';

export type NavigationLink = {
  label: string;
  to: string;
  /** In the bar itself, or in the account menu. */
  place: 'bar' | 'account';
  icon?: IconName;
  /** Only shown on this kind of device: mobile is under 768 px. */
  device?: 'mobile' | 'desktop';
  /** Only shown to signed-in (true) or signed-out (false) visitors. */
  signedIn?: boolean;
  /** Only shown to users with this role. */
  role?: Role;
};

/** The top navigation, in order [specification 2]. */
export const NAVIGATION: readonly NavigationLink[] = [
  { label: 'About', to: paths.about(), place: 'bar' },
  { label: 'Features', to: paths.features(), place: 'bar' },
  { label: 'Contact', to: paths.contact(), place: 'bar' },
  { label: 'Blog', to: paths.blog(), place: 'bar' },
  { label: 'Login', to: paths.login(), place: 'bar', icon: 'user', signedIn: false },
  { label: 'Settings', to: paths.settings(), place: 'account', icon: 'settings', signedIn: true },
  {
    label: 'Management',
    to: paths.management(),
    place: 'account',
    icon: 'shield',
    signedIn: true,
    role: 'AdminUser',
  },
];

export type LinkAudience = {
  signedIn: boolean;
  roles: readonly string[];
  device: 'mobile' | 'desktop';
};

/** The links that this visitor sees on this device; roles are compared case-insensitively. */
export function visibleLinks<L extends NavigationLink>(
  links: readonly L[],
  { signedIn, roles, device }: LinkAudience,
): readonly L[] {
  const held = roles.map((role) => role.toLowerCase());
  return links.filter(
    (link) =>
      (link.device ?? device) === device &&
      (link.signedIn ?? signedIn) === signedIn &&
      (!link.role || (signedIn && held.includes(link.role.toLowerCase()))),
  );
}
