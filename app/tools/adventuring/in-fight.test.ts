import { expect, it } from 'vitest';
import { IN_FIGHT_SETTINGS } from '~/parties/member';
import { IN_FIGHT } from './in-fight';

it('names what a fight has as it is kept, without the weight of what checks it', () => {
  expect(IN_FIGHT).toEqual(IN_FIGHT_SETTINGS);
});
