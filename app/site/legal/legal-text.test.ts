import { expect, it } from 'vitest';
import { headingId } from './legal-text';

it.each([
  ['How we use it', 'how-we-use-it'],
  ['Ours and other people’s', 'ours-and-other-people-s'],
  ['Cookies and storage', 'cookies-and-storage'],
])('the heading “%s” is found at #%s', (heading, id) => {
  expect(headingId(heading)).toBe(id);
});
