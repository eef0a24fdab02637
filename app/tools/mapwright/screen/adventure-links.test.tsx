import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paths } from '~/paths';
import { AdventureLinks } from './adventure-links';

it('a map that the server draws has a link to its adventure for each paper, a larger one none', () => {
  const drawn = renderToStaticMarkup(<AdventureLinks id="m-1" isDrawn={true} />);
  for (const paper of ['a4', 'letter']) {
    expect(drawn).toContain(paths.mapAdventure({ id: 'm-1' }, `?paper=${paper}`));
  }
  expect(renderToStaticMarkup(<AdventureLinks id="m-1" isDrawn={false} />)).toBe('');
});
