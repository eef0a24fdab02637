import { abilityModifier } from '~/rules/ability';
import { asObject, type Foreign, listOf, numberOf, own, scoresOf, textOf, within } from './foreign';
import { editionOfWords, type JsonReader, notesOf } from './reader';
import { type Section, type ToldEntry, type ToldFacts, toldOf } from './told';
import { skillOf } from './words/bonuses';
import { kindOf, typeAlone } from './words/kind-line';
import { takeLabels } from './words/take-labels';

const LISTS: readonly (readonly [string, Section])[] = [
  ['Traits', 'traits'],
  ['Actions', 'actions'],
  ['BonusActions', 'bonusActions'],
  ['Reactions', 'reactions'],
  ['LegendaryActions', 'legendary'],
  ['MythicActions', 'mythicActions'],
];

/** Reads a StatBlock of Improved Initiative. */
export const improvedInitiative: JsonReader = {
  format: 'improved-initiative',
  is: (value) =>
    ['Name', 'HP', 'AC', 'Abilities'].every((key) => Object.hasOwn(value, key)) &&
    asObject(value.Abilities) !== null,
  read(value, ledger) {
    const entries = LISTS.flatMap(([key, section]) => entriesOf(value, key, section));
    const legendary = entries.find(({ title }) => title === 'Legendary Actions');
    const type = textOf(own(value, 'Type'));
    const capitals = /^[A-Z]\w+(?: or [A-Z]\w+)? [A-Z]/.test(type);
    const edition = editionOfWords(entries, capitals ? 1 : 0);
    const told = toldOf(textOf(own(value, 'Name')).slice(0, 100), edition);
    told.legendaryIntro = legendary?.text ?? '';
    told.entries = entries.filter((one) => !isHeading(one));
    const kind = kindOf(type) ?? typeAlone(type);
    if (kind !== null) Object.assign(told.facts, kind);
    else if (type !== '')
      ledger.dropped.push({ field: 'Type', text: type, why: 'It cannot be read.' });
    const abilities = scoresOf(within(value, 'Abilities'), [
      'Str',
      'Dex',
      'Con',
      'Int',
      'Wis',
      'Cha',
    ]);
    if (abilities !== null) told.facts.abilities = abilities;
    const [hp, ac] = [within(value, 'HP'), within(value, 'AC')];
    takeLabels(told, ledger, {
      'Hit Points': `${textOf(own(hp, 'Value'))} ${textOf(own(hp, 'Notes'))}`,
      'Armor Class': `${textOf(own(ac, 'Value'))} ${textOf(own(ac, 'Notes'))}`,
      Speed: joined(value, 'Speed'),
      'Saving Throws': modifiers(value, 'Saves'),
      Skills: modifiers(value, 'Skills'),
      'Damage Vulnerabilities': joined(value, 'DamageVulnerabilities', '; '),
      'Damage Resistances': joined(value, 'DamageResistances', '; '),
      'Damage Immunities': joined(value, 'DamageImmunities', '; '),
      'Condition Immunities': joined(value, 'ConditionImmunities'),
      Senses: joined(value, 'Senses'),
      Languages: joined(value, 'Languages'),
      Challenge: textOf(own(value, 'Challenge')),
    });
    Object.assign(told.facts, initiativeOf(value, told.facts, edition));
    const notes = notesOf(textOf(own(value, 'Description')));
    if (notes !== '') told.facts.notes = notes;
    const source = textOf(own(value, 'Source')).slice(0, 60);
    if (source !== '') told.facts.source = source;
    const player = textOf(own(value, 'Player'));
    if (player !== '') {
      const why = 'A monster has no player.';
      ledger.dropped.push({ field: 'Player', text: player.slice(0, 300), why });
    }
    return told;
  },
};

/** The modifier does not include Dexterity, which Improved Initiative adds itself. */
function initiativeOf(value: Foreign, { abilities }: ToldFacts, edition: string): ToldFacts {
  const beyond = numberOf(own(value, 'InitiativeModifier')) ?? 0;
  if (beyond === 0 && edition === '2014') return {};
  const bonus = Math.min(40, Math.max(-10, beyond + abilityModifier(abilities?.dex ?? 10)));
  return { initiative: { bonus, score: 10 + bonus } };
}

function isHeading({ title, text, section }: ToldEntry): boolean {
  return title === 'Legendary Actions' && section === 'legendary' && text !== '';
}

function entriesOf(value: Foreign, key: string, section: Section): ToldEntry[] {
  return listOf(own(value, key)).flatMap((one) => {
    const entry = asObject(one);
    const title = withUsage(textOf(own(entry, 'Name')), textOf(own(entry, 'Usage')));
    const text = textOf(own(entry, 'Content')).replace(/\n{2,}/g, '\n');
    return title === '' && text === '' ? [] : [{ section, title, text }];
  });
}

/** Appends the usage limit, which the source stores in a separate field, to the name. */
function withUsage(name: string, usage: string): string {
  const bare = usage.replace(/^\(|\)$/g, '').trim();
  if (bare === '' || name.toLowerCase().includes(bare.toLowerCase())) return name;
  return `${name} (${bare})`;
}

function joined(value: Foreign, key: string, by = ', '): string {
  return listOf(own(value, key)).map(textOf).filter(Boolean).join(by);
}

function modifiers(value: Foreign, key: string): string {
  return listOf(own(value, key))
    .map((one) => {
      const name = textOf(own(asObject(one), 'Name'));
      const modifier = numberOf(own(asObject(one), 'Modifier')) ?? 0;
      return `${key === 'Skills' ? (skillOf(name) ?? name) : name} ${modifier < 0 ? '' : '+'}${modifier}`;
    })
    .join(', ');
}
