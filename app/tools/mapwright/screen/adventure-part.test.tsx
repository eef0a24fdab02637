import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom/server';
import { expect, it } from 'vitest';
import { paths } from '~/paths';
import { AdventureButton, AdventureWords } from './adventure-part';

const SAVED = { id: 'm-1', isKept: true, isBusy: false, problem: null, save: () => {} };
const MAP = { width: 60, height: 44 };

function shown(map: typeof MAP, saved: Partial<typeof SAVED>): string {
  const facts = { map, saved: { ...SAVED, ...saved } };
  return renderToStaticMarkup(
    <StaticRouter location="/">
      <AdventureWords {...facts} />
      <AdventureButton {...facts} paper="letter" />
    </StaticRouter>,
  );
}

it('the adventure is made from the saved map: one that is not, or was changed since, is saved first', () => {
  const file = paths.mapAdventure({ id: 'm-1' }, '?paper=letter');
  expect(shown(MAP, {})).toContain(`href="${file}"`);
  const changed = shown(MAP, { isKept: false });
  expect(changed).toContain('save yours first');
  expect(changed).not.toContain(file);
  const large = shown({ width: 500, height: 500 }, {});
  expect(large).toContain('this one has 250,000');
  expect(large).not.toContain(file);
});
