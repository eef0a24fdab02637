import { expect, it, vi } from 'vitest';
import { watchHash } from './watch-hash';

/** Only the part of a document that the watcher uses: one element, an address, and a window that records scrolling. */
function pageWith(id: string) {
  const view = Object.assign(new EventTarget(), { scrollTo: vi.fn() });
  const location = { hash: '' };
  const getElementById = (name: string) => (name === id ? {} : null);
  const page = { defaultView: view, location, getElementById } as unknown as Document;
  return {
    page,
    scrollTo: view.scrollTo,
    name(hash: string) {
      location.hash = hash;
      view.dispatchEvent(new Event('hashchange'));
    },
  };
}

it('an address that comes to name nothing on the page leads to its top, one that names something does not', () => {
  const { page, scrollTo, name } = pageWith('über');
  const end = watchHash(page);
  name('#über');
  name('#%C3%BCber');
  name('');
  expect(scrollTo).not.toHaveBeenCalled();
  name('#nothing');
  name('#%');
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }], [{ top: 0 }]]);
  end();
  name('#nothing');
  expect(scrollTo).toHaveBeenCalledTimes(2);
});
