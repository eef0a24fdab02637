import { foundryId } from '~/compendium/exports/foundry-id';
import { classOf } from '../book/find';
import { isSkill } from '../sheet/own-background';
import { FOUNDRY_SKILLS, foundryLanguage, foundryTool } from './foundry-keys';
import { isOfClass, scoreAdvancements } from './foundry-out-scores';
import type { ToldCharacter } from './told-sheet';

/** The dnd5e names of the kinds of spellcasting. */
const PROGRESSIONS = { full: 'full', half: 'half', pact: 'pact' } as const;

/** Classes with subclasses, race and background as items of the dnd5e system. */
export function foundryClassItems(
  { character, sheet, book }: ToldCharacter,
  id: string,
  ids: { race: string; background: string },
) {
  const source = { custom: '', book: '', page: '', license: '', rules: sheet.edition };
  const description = { value: '', chat: '' };
  const classes = sheet.classes.flatMap((taken) => {
    const { slug, name, level, hitDie, subclass, subclassName } = taken;
    const casting = classOf(book, slug)?.casting;
    const item = {
      _id: foundryId(`${id} class ${slug}`),
      name,
      type: 'class',
      system: {
        identifier: slug,
        levels: level,
        description,
        source,
        hd: {
          denomination: `d${hitDie}`,
          additional: '',
          spent: Math.min(level, character.play.hitDiceSpent[String(hitDie)] ?? 0),
        },
        advancement: [
          hitPointAdvancement(slug, id, character.levels),
          ...scoreAdvancements(sheet, id, (giver) => isOfClass(taken, giver)),
        ],
        spellcasting: {
          progression: casting === undefined ? 'none' : PROGRESSIONS[casting.kind],
          ability: casting?.ability ?? '',
        },
      },
    };
    if (subclass === null) return [item];
    const sub = {
      _id: foundryId(`${id} subclass ${subclass}`),
      name: subclassName ?? subclass,
      type: 'subclass',
      system: {
        identifier: subclass,
        classIdentifier: slug,
        description,
        source,
        advancement: [],
        spellcasting: { progression: 'none', ability: '' },
      },
    };
    return [item, sub];
  });
  const origin = [
    {
      _id: ids.race,
      name: sheet.raceName,
      type: 'race',
      slug: character.subrace ?? character.race,
      advancement: scoreAdvancements(
        sheet,
        id,
        (giver) =>
          giver !== sheet.backgroundName && !sheet.classes.some((one) => isOfClass(one, giver)),
      ),
    },
    {
      _id: ids.background,
      name: sheet.backgroundName,
      type: 'background',
      slug: character.background,
      advancement: [
        ...scoreAdvancements(sheet, id, (giver) => giver === sheet.backgroundName),
        ...ownTraits(character, id),
      ],
    },
  ]
    .filter(({ name }) => name !== '')
    .map(({ slug, advancement, ...item }) => ({
      ...item,
      system: { identifier: slug ?? '', description, source, advancement },
    }));
  return [...classes, ...origin];
}

/** The proficiencies of a custom background, which no book of the system has. */
function ownTraits({ background, ownBackground }: ToldCharacter['character'], id: string) {
  if (background !== 'own' || ownBackground === null) return [];
  const { skills, tools, languages } = ownBackground;
  const grants = [
    ...skills.filter(isSkill).map((skill) => `skills:${FOUNDRY_SKILLS[skill]}`),
    ...tools.map((slug) => `tool:${foundryTool(slug)}`),
    ...languages.map((slug) => `languages:${foundryLanguage(slug)}`),
  ];
  return [
    {
      _id: foundryId(`${id} background traits`),
      type: 'Trait',
      level: 0,
      title: '',
      configuration: { grants },
      value: { chosen: grants },
    },
  ];
}

/** The hit die rolls, by level of the class. */
function hitPointAdvancement(
  slug: string,
  id: string,
  levels: ToldCharacter['character']['levels'],
) {
  const own = levels
    .map((one, at) => ({ ...one, isFirst: at === 0 }))
    .filter((one) => one.class === slug);
  return {
    _id: foundryId(`${id} hit points ${slug}`),
    type: 'HitPoints',
    configuration: {},
    value: Object.fromEntries(
      own.map(({ hp, isFirst }, at) => [at + 1, isFirst ? 'max' : (hp ?? 'avg')]),
    ),
    title: '',
  };
}
