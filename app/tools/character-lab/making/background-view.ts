import { backgroundOf } from '~/characters/book/find';
import { SKILL_NAMES } from '~/rules/ability';
import { askedViews } from './asked-views';
import { cardOf, traitsOf } from './card-of';
import { featuresOf, type Making } from './making';
import type { BackgroundView, OwnBackgroundView } from './making-facts';

/** The backgrounds of the book and the custom one, with the choices and features of the selected one. */
export function backgroundView({ book, character, sheet }: Making): BackgroundView {
  const background = backgroundOf(book, character.background ?? '');
  const cards = book.backgrounds.map(({ slug, name, line, features }) =>
    cardOf({ slug, name, line, traits: traitsOf(features) }),
  );
  const line =
    book.edition === '2014'
      ? 'Two skills, two tools or languages, and a feature; agree on them with your game master.'
      : 'Three abilities, an origin feat, two skills and a tool; agree on them with your game master.';
  const own = cardOf({ slug: 'own', name: 'Custom background', line });
  const tools = book.items
    .filter(({ kind }) => kind === 'tool')
    .map(({ slug, name }) => ({ value: `tool:${slug}`, label: name, group: 'Tools' }));
  const spoken = character.ownBackground?.languages ?? [];
  const languages = book.languages
    .filter(({ slug, secret }) => !secret || spoken.includes(slug))
    .map(({ slug, name }) => ({ value: `language:${slug}`, label: name, group: 'Languages' }));
  return {
    step: 'background',
    backgrounds: [...cards, own],
    background: character.background,
    own: ownView(character.ownBackground),
    skillAnswers: Object.entries(SKILL_NAMES).map(([value, label]) => ({ value, label })),
    extraAnswers: book.edition === '2014' ? [...languages, ...tools] : tools,
    featAnswers: book.feats
      .filter(({ category }) => category === 'origin')
      .map(({ slug, name }) => ({ value: slug, label: name })),
    asked: askedViews(book, sheet, 'background'),
    features: featuresOf(sheet, [background?.slug ?? 'own']),
    personality: character.personality,
  };
}

function ownView(own: Making['character']['ownBackground']): OwnBackgroundView {
  return {
    name: own?.name ?? '',
    skills: own?.skills ?? [],
    extras: [
      ...(own?.tools ?? []).map((tool) => `tool:${tool}`),
      ...(own?.languages ?? []).map((language) => `language:${language}`),
    ],
    abilities: own?.abilities ?? [],
    feat: own?.feat ?? '',
    featureName: own?.feature?.name ?? '',
    featureWords: own?.feature?.words ?? '',
  };
}
