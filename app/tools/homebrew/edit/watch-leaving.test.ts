import { expect, it } from 'vitest';
import type { Unsaved } from './unsaved-form';
import { unsavedForm } from './unsaved-form';
import { watchLeaving } from './watch-leaving';

const UNSAVED: Unsaved = {
  id: 'ogre',
  version: 3,
  fields: [['name', 'Ogre']],
  inDoubt: [],
  mayBeSaved: true,
};
const LONG: Unsaved = { ...UNSAVED, fields: [['notes', 'ä'.repeat(31_000)]] };

/** A minimal page for testing how it is left. */
function page(left: { now: Unsaved | null }, onLine = true) {
  const view = Object.assign(new EventTarget(), { navigator: { onLine } });
  const sent: [Unsaved, boolean][] = [];
  const end = watchLeaving(view as unknown as Window, {
    left: () => left.now,
    send: (unsaved, keepalive) => sent.push([unsaved, keepalive]),
  });
  const asks = () => !view.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { sent, end, asks, hide: () => view.dispatchEvent(new Event('pagehide')) };
}

it('sends what is left when the page goes, once, and asks nothing', () => {
  const left: { now: Unsaved | null } = { now: UNSAVED };
  const { sent, hide, asks, end } = page(left);
  expect(asks()).toBe(false);
  hide();
  hide();
  expect(sent).toEqual([[UNSAVED, true]]);
  left.now = { ...UNSAVED, fields: [['name', 'Ogress']] };
  end();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.[1]).toBe(false);
  hide();
  expect([sent.length, asks()]).toEqual([2, false]);
});

it('does nothing while all is saved', () => {
  const { sent, hide, asks, end } = page({ now: null }, false);
  expect(asks()).toBe(false);
  hide();
  end();
  expect(sent).toEqual([]);
});

it('asks where it cannot be saved: without a line, after a refusal, and where it is too long', () => {
  expect(page({ now: UNSAVED }, false).asks()).toBe(true);
  const refused = page({ now: { ...UNSAVED, mayBeSaved: false } });
  expect(refused.asks()).toBe(true);
  refused.hide();
  expect(refused.sent).toEqual([]);
  const long = page({ now: LONG });
  expect(long.asks()).toBe(true);
  long.hide();
  // Sent like any other: a browser may still accept it.
  expect(long.sent).toEqual([[LONG, false]]);
});

it('tells the last two that were never answered', () => {
  const fields = [['name', 'Four']] as const;
  const inDoubt = ['One', 'Two', 'Three'].map((name) => [['name', name]] as const);
  expect(unsavedForm({ id: 'ogre', version: 3, fields, inDoubt })).toEqual({
    id: 'ogre',
    version: '3',
    fields: '[["name","Four"]]',
    doubt: '[[["name","Two"]],[["name","Three"]]]',
  });
});
