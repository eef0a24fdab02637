import { ABILITIES } from '~/rules/ability';
import { proficiencyByChallenge } from '~/rules/challenge-points';
import { asObject, type Foreign, numberOf, objectsOf, own, textOf, within } from './foreign';
import { initiativeOf, scoresIn, trainedFacts } from './foundry-abilities';
import { armorWords, isWorn } from './foundry-armor';
import { damageText, keysOf, tellModified } from './foundry-defences';
import { foundryEntries } from './foundry-entries';
import type { ActorNumbers } from './foundry-formula';
import { isFeet } from './foundry-save';
import { foundrySpells } from './foundry-spells';
import { htmlWords } from './foundry-text';
import { editionOfWords, type JsonReader, notesOf } from './reader';
import type { Ledger } from './reading';
import { type Told, type ToldEntry, type ToldFacts, toldOf } from './told';
import { kindOf } from './words/kind-line';
import { takeLabels } from './words/take-labels';

const SIZES: Readonly<Record<string, string>> = {
  tiny: 'Tiny',
  sm: 'Small',
  med: 'Medium',
  lg: 'Large',
  huge: 'Huge',
  grg: 'Gargantuan',
};
const LANGUAGES: Readonly<Record<string, string>> = { deep: 'Deep Speech', cant: "Thieves' cant" };
const ENTRY_TYPES = new Set(['feat', 'weapon']);

/** Reads an NPC of Foundry VTT's dnd5e system, versions 3 to 5. */
export const foundryActor: JsonReader = {
  format: 'foundry',
  is: (value) => {
    const system = within(value, 'system') ?? within(value, 'data');
    return (
      asObject(own(system, 'abilities')) !== null && asObject(own(system, 'attributes')) !== null
    );
  },
  read(value, ledger) {
    const system = within(value, 'system') ?? within(value, 'data');
    const items = objectsOf(own(value, 'items'));
    const kindOfItem = (item: Foreign) => textOf(own(item, 'type'));
    const said = items.map((item) => {
      const fields = within(item, 'system') ?? within(item, 'data');
      return { text: textOf(own(within(fields, 'description'), 'value')) };
    });
    const rules = textOf(own(within(system, 'source'), 'rules'));
    const edition = rules === '2024' || rules === '2014' ? rules : editionOfWords(said);
    const cr = numberOrFraction(own(within(system, 'details'), 'cr'));
    const proficiency = cr === null ? 2 : proficiencyByChallenge(cr);
    const abilities = scoresIn(system);
    const mind = textOf(own(within(system, 'attributes'), 'spellcasting'));
    const name = textOf(own(value, 'name')).slice(0, 100);
    const numbers: ActorNumbers = {
      name,
      abilities,
      proficiency,
      edition,
      system,
      cr: cr ?? 0,
      spellAbility: ABILITIES.find((one) => one === mind) ?? null,
    };
    const entries = items
      .filter((item) => ENTRY_TYPES.has(kindOfItem(item)))
      .flatMap((item) => foundryEntries(item, numbers));
    const told = toldOf(name, edition);
    told.entries = withResistances(entries, system, ledger);
    if (system !== null) takeFacts(system, items, numbers, told, ledger);
    const spells = items.filter((item) => kindOfItem(item) === 'spell');
    if (spells.length > 0)
      told.entries = [...told.entries, foundrySpells(spells, numbers, told, ledger)];
    for (const item of items) {
      if (ENTRY_TYPES.has(kindOfItem(item)) || kindOfItem(item) === 'spell' || isWorn(item))
        continue;
      const why = 'A statblock has no field for carried items.';
      ledger.dropped.push({ field: 'Item', text: textOf(own(item, 'name')).slice(0, 100), why });
    }
    tellEffects(value, items, ledger);
    told.legendaryActions = Math.min(
      10,
      Math.max(0, numberOf(own(within(system, 'resources', 'legact'), 'max')) ?? 3),
    );
    return told;
  },
};

/**
 * Legendary resistances stored only as a number are written into their trait, which is where the record is parsed from.
 */
function withResistances(
  entries: readonly ToldEntry[],
  system: Foreign | null,
  ledger: Ledger,
): ToldEntry[] {
  const most = numberOf(own(within(system, 'resources', 'legres'), 'max')) ?? 0;
  if (most < 1 || most > 20) return [...entries];
  const at = entries.findIndex(({ title }) => /^legendary resistance/i.test(title));
  const there = entries[at];
  if (there === undefined) {
    const why = 'The file has their number but no text.';
    ledger.changed.push({ field: 'Legendary Resistance', from: '', to: `${most}/Day`, why });
    const text = 'If it fails a saving throw, it can choose to succeed instead.';
    return [{ section: 'traits', title: `Legendary Resistance (${most}/Day)`, text }, ...entries];
  }
  if (/\(\d/.test(there.title)) return [...entries];
  return entries.with(at, { ...there, title: `${there.title} (${most}/Day)` });
}

/** Reports active effects, which change numbers only while Foundry runs, in the ledger. */
function tellEffects(value: Foreign, items: readonly Foreign[], ledger: Ledger): void {
  const all = [value, ...items].flatMap((one) => objectsOf(own(one, 'effects')));
  for (const effect of all.slice(0, 40)) {
    const changes = objectsOf(own(effect, 'changes')).map((one) => textOf(own(one, 'key')));
    const counts = own(effect, 'disabled') !== true && own(effect, 'transfer') !== false;
    if (!counts || changes.length === 0) continue;
    const name = textOf(own(effect, 'name')) || textOf(own(effect, 'label')) || 'An effect';
    const why = 'Effects are not applied: check whether a number needs a change by hand.';
    ledger.dropped.push({
      field: 'Effect',
      text: `${name}: ${changes.join(', ')}`.slice(0, 300),
      why,
    });
  }
}

function takeFacts(
  system: Foreign,
  items: readonly Foreign[],
  numbers: ActorNumbers,
  told: Told,
  ledger: Ledger,
): void {
  const { facts } = told;
  const [attributes, details, traits] = ['attributes', 'details', 'traits'].map((key) =>
    within(system, key),
  );
  const text = (of: Foreign | null | undefined, key: string) => textOf(own(of ?? null, key));
  Object.assign(facts, kindFacts(details ?? null, traits ?? null));
  const cr = numberOrFraction(own(details ?? null, 'cr'));
  Object.assign(facts, trainedFacts(system, numbers, ledger));
  const ac = within(attributes ?? null, 'ac');
  const hp = within(attributes ?? null, 'hp');
  const senses = within(attributes ?? null, 'senses');
  const ranges = within(senses, 'ranges') ?? senses;
  const units = text(senses, 'units');
  const unit = isFeet(units) ? 'ft.' : units;
  const special = text(senses, 'special');
  takeLabels(told, ledger, {
    'Armor Class': armorWords(ac, items, numbers, ledger),
    'Hit Points': `${numberOf(own(hp, 'max')) ?? ''} (${text(hp, 'formula')})`,
    Speed: movementText(within(attributes ?? null, 'movement')),
    'Damage Vulnerabilities': damageText(within(traits ?? null, 'dv')),
    'Damage Resistances': damageText(within(traits ?? null, 'dr')),
    'Damage Immunities': damageText(within(traits ?? null, 'di')),
    'Condition Immunities': keysOf(within(traits ?? null, 'ci')).join(', '),
    Senses: [
      ...['blindsight', 'darkvision', 'tremorsense', 'truesight'].flatMap((sense) => {
        const feet = numberOf(own(ranges, sense)) ?? 0;
        return feet > 0 ? [`${sense} ${feet} ${unit}`] : [];
      }),
      ...(special === '' ? [] : [special]),
    ].join(', '),
    Languages: languagesText(within(traits ?? null, 'languages')),
    Challenge: cr === null ? '' : String(cr),
    Environment: text(details, 'environment'),
  });
  const initiative = initiativeOf(within(attributes ?? null, 'init'), numbers, ledger);
  if (initiative !== null) facts.initiative = initiative;
  tellModified(within(traits ?? null, 'dm'), ledger);
  const notes = notesOf(htmlWords(text(within(details ?? null, 'biography'), 'value')).words);
  if (notes !== '') facts.notes = notes;
  const book = (
    text(within(system, 'source'), 'book') || text(within(system, 'source'), 'custom')
  ).slice(0, 60);
  if (book !== '') facts.source = book;
  const license = text(within(system, 'source'), 'license').toLowerCase();
  if (/^[a-z0-9.-]{1,40}$/.test(license)) facts.licence = license;
}

function kindFacts(details: Foreign | null, traits: Foreign | null): ToldFacts {
  const type = within(details, 'type');
  const size = SIZES[textOf(own(traits, 'size'))] ?? 'Medium';
  const subtype = textOf(own(type, 'subtype'));
  const word = textOf(own(type, 'value')) || textOf(own(type, 'custom')) || 'monstrosity';
  const custom = word === 'custom' ? textOf(own(type, 'custom')) || 'monstrosity' : word;
  const swarm = SIZES[textOf(own(type, 'swarm'))];
  const subject = swarm === undefined ? custom : `swarm of ${swarm} ${custom}s`;
  return (
    kindOf(
      `${size} ${subject}${subtype === '' ? '' : ` (${subtype})`}, ${textOf(own(details, 'alignment'))}`,
    ) ?? {}
  );
}

/** Distances in other units than feet stay as they are; the parser then reports them as unreadable. */
function movementText(movement: Foreign | null): string {
  const units = textOf(own(movement, 'units'));
  const unit = isFeet(units) ? 'ft.' : units;
  const ways = ['walk', 'burrow', 'climb', 'fly', 'swim'].flatMap((way) => {
    const feet = numberOf(own(movement, way)) ?? 0;
    return feet > 0 || way === 'walk' ? [`${way} ${feet} ${unit}`] : [];
  });
  return `${ways.join(', ')}${own(movement, 'hover') === true ? ' (hover)' : ''}`;
}

function languagesText(trait: Foreign | null): string {
  const known = keysOf(trait).map(
    (key) => LANGUAGES[key] ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}`,
  );
  const telepathy = numberOf(own(within(trait, 'communication', 'telepathy'), 'value')) ?? 0;
  const custom = textOf(own(trait, 'custom')).split(/;\s*/);
  return [...known, ...custom, ...(telepathy > 0 ? [`telepathy ${telepathy} ft.`] : [])]
    .filter(Boolean)
    .join(', ');
}

function numberOrFraction(value: unknown): number | null {
  if (typeof value === 'number') return value;
  const [, over, under = '1'] = /^(\d+(?:\.\d+)?)(?:\/(\d+))?$/.exec(textOf(value)) ?? [];
  return over === undefined ? null : Number(over) / Number(under);
}
