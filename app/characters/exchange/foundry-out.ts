import { foundryId } from '~/compendium/exports/foundry-id';
import { ABILITIES, type Skill } from '~/rules/ability';
import { heldPicks } from '../sheet/picks';
import { foundryFlag } from './foundry-flag';
import { FOUNDRY_SKILLS, foundryTool } from './foundry-keys';
import { attributesOf } from './foundry-out-attributes';
import { foundryClassItems } from './foundry-out-classes';
import { detailsOf } from './foundry-out-details';
import { foundryFeatures } from './foundry-out-features';
import { foundryCarried } from './foundry-out-items';
import { foundrySpells } from './foundry-out-spells';
import { foundryProficiencies } from './foundry-out-traits';
import type { ToldCharacter } from './told-sheet';

/** The game system version of the data model; later versions migrate it on import. */
const STATS = { systemId: 'dnd5e', systemVersion: '4.4.0', coreVersion: '12.331' };

/**
 * Converts a character to an actor of Foundry VTT's dnd5e system, for "Import Data" on a character sheet. Values that
 * the system calculates itself (saves, skills, slots) are written as proficiencies; differences become bonuses.
 */
export function foundryCharacter(told: ToldCharacter) {
  const { character, sheet } = told;
  const id = `${character.name} ${sheet.classLine}`;
  const ids = {
    race: foundryId(`${id} race`),
    background: foundryId(`${id} background`),
    class: foundryId(`${id} class ${sheet.classes[0]?.slug ?? ''}`),
  };
  return {
    _id: foundryId(id),
    name: character.name || 'A character',
    type: 'character',
    system: {
      abilities: abilitiesOf(told),
      attributes: attributesOf(told),
      details: {
        ...detailsOf(told),
        race: sheet.raceName === '' ? '' : ids.race,
        background: sheet.backgroundName === '' ? '' : ids.background,
        originalClass: sheet.classes.length === 0 ? '' : ids.class,
      },
      traits: foundryProficiencies(told),
      skills: skillsOf(told),
      tools: toolsOf(told),
      spells: slotsOf(told),
      currency: { ...character.play.coins },
    },
    prototypeToken: {
      name: character.name || 'A character',
      width: 1,
      height: 1,
      actorLink: true,
      disposition: 1,
      sight: { enabled: true, range: sheet.senses.darkvision?.value ?? 0 },
    },
    items: [
      ...foundryClassItems(told, id, ids),
      ...foundryFeatures(told, id),
      ...foundryCarried(told, id),
      ...foundrySpells(told, id),
    ].map((item, at) => ({ ...item, sort: (at + 1) * 100_000 })),
    effects: character.play.conditions.map((condition) => ({
      _id: foundryId(`${id} condition ${condition}`),
      name: named(condition),
      type: 'base',
      disabled: false,
      changes: [],
      statuses: [condition],
    })),
    flags: foundryFlag(character),
    _stats: { ...STATS },
  };
}

function abilitiesOf({ sheet }: ToldCharacter) {
  const bonus = sheet.proficiency.value;
  return Object.fromEntries(
    ABILITIES.map((ability) => {
      const { score, modifier, save, proficient } = sheet.abilities[ability];
      const beyond = save.value - modifier - (proficient ? bonus : 0);
      return [
        ability,
        {
          value: score.value,
          proficient: proficient ? 1 : 0,
          bonuses: { check: '', save: beyond === 0 ? '' : String(beyond) },
        },
      ];
    }),
  );
}

function toolsOf({ sheet }: ToldCharacter) {
  const expert = sheet.asked
    .filter(({ choice }) => choice.asks === 'expertise')
    .flatMap((asked) => heldPicks(asked));
  return Object.fromEntries(
    sheet.proficiencies.tools.map(({ slug }) => [
      foundryTool(slug),
      { value: expert.includes(slug) ? 2 : 1, bonuses: { check: '' } },
    ]),
  );
}

const DEGREES = { none: 0, half: 0.5, full: 1, expert: 2 } as const;

function skillsOf({ sheet }: ToldCharacter) {
  return Object.fromEntries(
    (Object.keys(FOUNDRY_SKILLS) as Skill[]).map((skill) => {
      const { value, ability, proficient } = sheet.skills[skill];
      const degree = DEGREES[proficient];
      const known = Math.floor(degree * sheet.proficiency.value);
      const beyond = value - sheet.abilities[ability].modifier - known;
      const check = beyond === 0 ? '' : String(beyond);
      return [FOUNDRY_SKILLS[skill], { value: degree, ability, bonuses: { check, passive: '' } }];
    }),
  );
}

function named(condition: string): string {
  return `${condition.charAt(0).toUpperCase()}${condition.slice(1)}`;
}

function slotsOf({ character, sheet }: ToldCharacter) {
  const { slotsSpent, pactSpent } = character.play;
  const shared = sheet.slots.flatMap((told, at) =>
    told.value === 0 && !told.byHand
      ? []
      : [
          [
            `spell${at + 1}`,
            {
              value: Math.max(0, told.value - (slotsSpent[at] ?? 0)),
              override: told.byHand ? told.value : null,
            },
          ],
        ],
  );
  const pact =
    sheet.pact === null
      ? []
      : [['pact', { value: Math.max(0, sheet.pact.slots.value - pactSpent), override: null }]];
  return Object.fromEntries([...shared, ...pact]);
}
