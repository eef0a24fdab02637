import { ABILITIES, ABILITY_NAMES, SKILL_NAMES } from '~/rules/ability';
import { SKILL_ABILITIES } from '~/rules/skills';
import { asObject, type Foreign, numberOf, own, textOf, within } from './foreign';
import type { Deed } from './foundry-deed';
import { type ActorNumbers, formulaOf, numberIn } from './foundry-formula';
import { attackWords, capital, damageWords, signed } from './foundry-sentences';
import { FOUNDRY_SKILLS } from './foundry-skills';
import { diceText } from './tetra-tokens';

/** The text of an item with its enrichers replaced, and the enrichers that could not be resolved. */
export type Enriched = { readonly html: string; readonly unread: readonly string[] };

const MARK = /\[\[([^[\]]{1,300})\]\](?:\{([^{}]{0,300})\})?/g;
const TYPES =
  /\b(acid|bludgeoning|cold|fire|force|lightning|necrotic|piercing|poison|psychic|radiant|slashing|thunder)\b/i;

/**
 * Replaces Foundry's enrichers by statblock text: "[[/attack extended]]", "[[/damage average]]", "[[/save]]", "[[lookup
 * @save.dc.value activity=…]]". Values that an enricher omits come from the item's activities.
 */
export function withEnrichers(
  html: string,
  item: Foreign | null,
  deeds: readonly Deed[],
  numbers: ActorNumbers,
): Enriched {
  const unread: string[] = [];
  const plain = html.replace(/&amp;(?=Reference\[)/g, '&');
  const words = plain.replace(
    MARK,
    (whole: string, body: string, label: string | undefined, at: number) => {
      const around = {
        before: plain.slice(Math.max(0, at - 80), at),
        after: plain.slice(at + whole.length, at + whole.length + 80),
      };
      const said = markWords(body.trim(), label, around, item, deeds, numbers);
      if (said === null || said === '') unread.push(whole.slice(0, 160));
      return said ?? label ?? '';
    },
  );
  return { html: words, unread };
}

type Around = { readonly before: string; readonly after: string };

function markWords(
  body: string,
  label: string | undefined,
  around: Around,
  item: Foreign | null,
  deeds: readonly Deed[],
  numbers: ActorNumbers,
): string | null {
  const [, command = '', rest = ''] = /^(\/?[a-z]+)\b\s*(.*)$/is.exec(body) ?? [];
  const named = deedOf(/\bactivity=([\w-]+)/.exec(rest)?.[1], deeds);
  switch (command.toLowerCase()) {
    case '/attack':
      return attackMark(
        rest,
        named ?? deeds.find(({ attack }) => attack !== null),
        around,
        numbers,
      );
    case '/damage':
      return damageMark(rest, named ?? damaging(deeds), around, numbers);
    case '/heal':
    case '/healing':
      return label ?? healMark(rest, named ?? damaging(deeds), numbers);
    case '/save':
    case '/concentration':
      return saveMark(rest, named ?? deeds.find(({ save }) => save !== null), around, numbers);
    case '/check':
    case '/skill':
    case '/tool':
      return label ?? checkMark(rest, around);
    case 'lookup':
      // For a name, the label is its short form.
      return /^@name\b/.test(rest) && label !== undefined
        ? label
        : (lookedUp(rest, named, item, numbers) ?? label ?? null);
    case '/item':
    case '/use':
      return (
        label ??
        rest
          .replace(/\bactivity=\S+/g, '')
          .replace(/["']/g, '')
          .trim()
      );
    default: {
      if (label !== undefined) return label;
      const formula =
        body
          .replace(/^\/(?:r|roll|gmr|br|pr|publicroll|gmroll)\b/i, '')
          .split('#')[0]
          ?.trim() ?? '';
      const read = formulaOf(formula, numbers, null);
      return read === null ? (/^[\d+d\s-]+$/i.test(formula) ? formula : null) : formulaWords(read);
    }
  }
}

function deedOf(id: string | undefined, deeds: readonly Deed[]): Deed | undefined {
  return id === undefined ? undefined : deeds.find((one) => one.id === id);
}

function damaging(deeds: readonly Deed[]): Deed | undefined {
  return deeds.find(({ damage }) => damage.length > 0) ?? deeds[0];
}

function formulaWords({
  dice,
  bonus,
}: {
  dice: readonly { count: number; sides: number }[];
  bonus: number;
}): string {
  const rolled = dice.map(({ count, sides }) => `${count}d${sides}`).join(' + ');
  if (rolled === '') return String(bonus);
  return bonus === 0 ? rolled : `${rolled} ${bonus < 0 ? '-' : '+'} ${Math.abs(bonus)}`;
}

/** Writes the whole attack sentence, or only the bonus when the text already has the beginning of the sentence. */
function attackMark(
  rest: string,
  deed: Deed | undefined,
  { before }: Around,
  { edition }: ActorNumbers,
): string | null {
  const given = /^([+-]?\d{1,2})\b/.exec(rest)?.[1];
  const toHit = given === undefined ? deed?.attack?.toHit : Number(given);
  if (toHit === undefined) return null;
  const begun = /Attack(?: Roll)?\s*:?\s*(?:<\/\w+>\s*)*:?\s*$/i.test(
    before.replace(/&nbsp;/g, ' '),
  );
  const isWhole = /\bextended\b/i.test(rest) || (!begun && given === undefined);
  if (isWhole && deed !== undefined) return attackWords(deed, edition);
  return edition === '2024' ? signed(toHit) : `${signed(toHit)} to hit`;
}

function damageMark(
  rest: string,
  deed: Deed | undefined,
  { after, before }: Around,
  numbers: ActorNumbers,
): string | null {
  const { edition } = numbers;
  const last = /^(?:<[^>]*>|\s)*damage\b/i.test(after) ? '' : (' damage' as const);
  const asked = rest
    .replace(/\b(?:average|extended|activity=\S+|attackMode=\S+|format=\S+)/gi, ' ')
    .trim();
  const written = asked.split(/\s*[&|]\s*/).flatMap((one) => {
    const formula = one
      .replace(/\btype=\S+|\bformula=/gi, ' ')
      .replace(TYPES, ' ')
      .replace(/\btype=.*$/i, '')
      .trim();
    const read = formula === '' ? null : formulaOf(formula, numbers, null);
    if (formula === '') return [];
    return [read === null ? null : { ...read, type: TYPES.exec(one)?.[1] ?? '' }];
  });
  // If one part cannot be read, the damage would be incomplete.
  if (!written.every((one) => one !== null)) return null;
  const parts = written.length > 0 ? written : (deed?.damage ?? []);
  if (parts.length === 0) return null;
  const words = damageWords(parts, edition, last);
  const isWhole = /\bextended\b/i.test(rest) && !/Hit\s*:\s*(?:<[^>]*>|\s)*$/i.test(before);
  return isWhole ? `Hit: ${words}` : words;
}

function healMark(rest: string, deed: Deed | undefined, numbers: ActorNumbers): string | null {
  const asked = rest
    .replace(/\b(?:average|extended|healing|temp(?:hp)?|type=\S+|activity=\S+)\b/gi, ' ')
    .trim();
  const read = asked === '' ? deed?.damage[0] : formulaOf(asked, numbers, null);
  if (read === undefined || read === null) return null;
  const [first] = read.dice;
  return first === undefined ? String(read.bonus) : diceText(first.count, first.sides, read.bonus);
}

/** The value of "dc=": in quotes, or up to the next space that has no operator beside it. */
const GIVEN_DC = /\bdc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+(?:\s*[+*/-]\s*[^\s"']+)*))/i;

function saveMark(
  rest: string,
  deed: Deed | undefined,
  { before, after }: Around,
  numbers: ActorNumbers,
): string | null {
  // The formula of the DC may name another ability than the one to save with.
  const asked = rest.replace(/\bactivity=\S+/g, ' ');
  const formula = GIVEN_DC.exec(asked);
  const words = asked.replace(GIVEN_DC, ' ');
  const said = ABILITIES.filter((one) =>
    new RegExp(`\\b(?:${one}|${ABILITY_NAMES[one]})\\b`, 'i').test(words),
  );
  const abilities = said.length > 0 ? said : (deed?.save?.abilities ?? []);
  const bare = /\b(\d{1,2})\b/.exec(words)?.[1];
  const dc =
    formula === null
      ? (numberOf(bare) ?? deed?.save?.dc ?? null)
      : numberIn((formula[1] ?? formula[2] ?? formula[3] ?? '').trim(), numbers, null);
  if (abilities.length === 0 || dc === null) return null;
  const name = abilities.map((one) => ABILITY_NAMES[one]).join(' or ');
  if (/^(?:<[^>]*>|\s)*(?:saving throw|save)s?\b/i.test(after)) return `DC ${dc} ${name}`;
  const inSentence = /\b(?:an?|the|on|make|makes|with)\s*$/i.test(before);
  // The 2024 save heading can name only one ability.
  return numbers.edition === '2024' && !inSentence && abilities.length === 1
    ? `${name} Saving Throw: DC ${dc}`
    : `DC ${dc} ${name} saving throw`;
}

function checkMark(rest: string, { after }: Around): string | null {
  const dc = /\bdc=?\s*(\d{1,2})\b|\b(\d{1,2})\b/i.exec(rest);
  const words = rest.toLowerCase();
  const skill = Object.entries(FOUNDRY_SKILLS).find(
    ([key, name]) =>
      new RegExp(`\\b${key}\\b`).test(words) || words.includes(name.replaceAll('-', ' ')),
  )?.[1];
  const ability = ABILITIES.find((one) =>
    new RegExp(`\\b(?:${one}|${ABILITY_NAMES[one]})\\b`, 'i').test(words),
  );
  const of = ability ?? (skill === undefined ? undefined : SKILL_ABILITIES[skill]);
  if (of === undefined) return null;
  const number = dc?.[1] ?? dc?.[2];
  const name = `${ABILITY_NAMES[of]}${skill === undefined ? '' : ` (${SKILL_NAMES[skill]})`}`;
  const last = /^(?:<[^>]*>|\s)*check\b/i.test(after) ? '' : ' check';
  return `${number === undefined ? '' : `DC ${number} `}${name}${last}`;
}

const TARGETS: Readonly<Record<string, string>> = {
  creature: 'creature',
  enemy: 'enemy',
  ally: 'ally',
  object: 'object',
  space: 'space',
  willing: 'willing creature',
  self: 'self',
  creatureOrObject: 'creature or object',
};

function lookedUp(
  rest: string,
  deed: Deed | undefined,
  item: Foreign | null,
  numbers: ActorNumbers,
): string | null {
  const path = /@([\w.-]+)/.exec(rest)?.[1] ?? '';
  const found = path === '' ? null : valueAt(path, deed, item, numbers);
  if (found === null) return null;
  if (/\blowercase\b/i.test(rest)) return found.toLowerCase();
  if (/\buppercase\b/i.test(rest)) return found.toUpperCase();
  return /\bcapitalize\b/i.test(rest) ? capital(found) : found;
}

function valueAt(
  path: string,
  deed: Deed | undefined,
  item: Foreign | null,
  numbers: ActorNumbers,
): string | null {
  if (path === 'name') return numbers.name;
  if (path === 'item.name') return textOf(own(item, 'name')) || null;
  if (/^save\.dc(?:\.value)?$/.test(path)) return deed?.save ? String(deed.save.dc) : null;
  if (path === 'details.type.config.label')
    return textOf(own(within(numbers.system, 'details', 'type'), 'value')) || null;
  if (/^labels\.(?:description\.)?(?:affects|template|range)$/.test(path))
    return described(path, deed);
  if (/damage|healing/.test(path)) {
    const [part] = deed?.damage ?? [];
    return part === undefined ? null : formulaWords(part);
  }
  const read = formulaOf(`@${path}`, numbers, null);
  if (read !== null) return String(read.bonus);
  const keys = path.split('.');
  const places = [
    deed?.fields ?? null,
    within(item, 'system') ?? within(item, 'data'),
    numbers.system,
  ];
  for (const place of places) {
    const holder = keys
      .slice(0, -1)
      .reduce<Foreign | null>((at, key) => asObject(own(at, key)), place);
    const value = textOf(own(holder, keys.at(-1) ?? ''));
    if (value !== '') return path.endsWith('affects.type') ? (TARGETS[value] ?? value) : value;
  }
  return null;
}

function described(path: string, deed: Deed | undefined): string | null {
  if (deed === undefined) return null;
  if (path.endsWith('range')) {
    const feet = numberOf(own(within(deed.fields, 'range'), 'value'));
    return feet === null ? null : `${feet} feet`;
  }
  if (path.endsWith('template')) {
    const { area } = deed;
    if (area === null) return null;
    const round = /^(?:sphere|cylinder|circle)$/.test(area.shape) ? '-radius' : '';
    return `${area.feet}-foot${round} ${capital(area.shape === 'radius' ? 'emanation' : area.shape)}`;
  }
  const affects = within(deed.fields, 'target', 'affects');
  const type = TARGETS[textOf(own(affects, 'type'))] ?? 'creature';
  return deed.area === null ? `one ${type}` : `each ${type}`;
}
