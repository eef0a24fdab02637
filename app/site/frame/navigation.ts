import type { Role } from '~/catalogue/tool';
import { paths } from '~/paths';
import type { IconName } from '~/ui/icon-names';

export type NavigationLink = {
  label: string;
  to: string;
  /** In the bar itself, or in the menu of the account. */
  place: 'bar' | 'account';
  icon?: IconName;
  /** Shown on this device alone: mobile is under 768 px. */
  device?: 'mobile' | 'desktop';
  /** Shown only to those who are signed in (true) or are not (false). */
  signedIn?: boolean;
  /** Shown only to those who have this role. */
  role?: Role;
};

/** The top navigation, in its order. Specification 2. */
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

/** The links that this visitor sees on this device; roles match whatever their case. */
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
