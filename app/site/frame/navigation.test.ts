import { expect, test } from 'vitest';
import { NAVIGATION, type NavigationLink, visibleLinks } from './navigation';

const stranger = { signedIn: false, roles: [], device: 'desktop' } as const;
const player = { signedIn: true, roles: ['GrantedUser'], device: 'desktop' } as const;
const owner = { signedIn: true, roles: ['GrantedUser', 'AdminUser'], device: 'desktop' } as const;

function labels(links: readonly NavigationLink[]): string[] {
  return links.map(({ label }) => label);
}

test('a visitor who is not signed in sees the four pages, then Login', () => {
  expect(labels(visibleLinks(NAVIGATION, stranger))).toEqual([
    'About',
    'Features',
    'Contact',
    'Blog',
    'Login',
  ]);
});

test('a signed-in user sees Settings in place of Login, and no Management', () => {
  expect(labels(visibleLinks(NAVIGATION, player))).toEqual([
    'About',
    'Features',
    'Contact',
    'Blog',
    'Settings',
  ]);
});

test('only AdminUser sees Management, however the role is written', () => {
  expect(labels(visibleLinks(NAVIGATION, owner))).toContain('Management');
  expect(labels(visibleLinks(NAVIGATION, { ...owner, roles: ['adminuser'] }))).toContain(
    'Management',
  );
  expect(labels(visibleLinks(NAVIGATION, { ...stranger, roles: ['AdminUser'] }))).not.toContain(
    'Management',
  );
});

test('a link that asks for a role alone stays hidden from visitors who are not signed in', () => {
  const links: NavigationLink[] = [
    { label: 'Forge', to: '/forge', place: 'bar', role: 'PaidUser' },
  ];
  expect(visibleLinks(links, { ...stranger, roles: ['PaidUser'] })).toEqual([]);
  expect(labels(visibleLinks(links, { ...player, roles: ['PaidUser'] }))).toEqual(['Forge']);
});

test('a link for one device is hidden on the other', () => {
  const links: NavigationLink[] = [
    { label: 'Install', to: '/about#install', place: 'bar', device: 'mobile' },
    { label: 'Shortcuts', to: '/about#keys', place: 'bar', device: 'desktop' },
    { label: 'About', to: '/about', place: 'bar' },
  ];
  expect(labels(visibleLinks(links, { ...stranger, device: 'mobile' }))).toEqual([
    'Install',
    'About',
  ]);
  expect(labels(visibleLinks(links, { ...stranger, device: 'desktop' }))).toEqual([
    'Shortcuts',
    'About',
  ]);
});
