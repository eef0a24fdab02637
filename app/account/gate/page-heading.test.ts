import { expect, it } from 'vitest';
import { privateMeta } from './page-heading';

const rootSays = (data: unknown) => [
  undefined,
  { id: 'settings/page', data: {} },
  { id: 'root', data },
];

it('a page of an account has its own title before the site’s, and search engines leave it out', () => {
  expect(privateMeta('Settings', rootSays({ site: { name: 'Delvewright' } }))).toEqual([
    { title: 'Settings | Delvewright' },
    { name: 'robots', content: 'noindex' },
  ]);
});

it.each([
  null,
  undefined,
  'text',
  {},
  { site: null },
  { site: 'x' },
  { site: {} },
  { site: { name: 7 } },
])('while the site’s name is not known (%o) it is the title', (data) => {
  expect(privateMeta('Settings', rootSays(data))[0]).toEqual({ title: 'Settings' });
});

it('no other page names the site', () => {
  const others = [{ id: 'about', data: { site: { name: 'Evil' } } }];
  expect(privateMeta('Settings', others)[0]).toEqual({ title: 'Settings' });
});
