import type { Entry as WordedEntry } from '~/compendium/records/former/action-record';
import type { Area } from '~/compendium/records/record-parts';
import { damageIn } from '~/compendium/srd-5-1/parse/parse-damage';
import { ABILITIES, ABILITY_NAMES } from '~/rules/ability';
import { CONDITIONS } from '~/rules/conditions';
import { hasMetricDistance } from './metric-distance';

type Attack = WordedEntry['attacks'][number];
type Save = WordedEntry['saves'][number];
type Inflicted = WordedEntry['inflicts'][number];

const ATTACK = /(Melee or Ranged|Melee|Ranged) Attack Roll: ([+−-])(\d{1,2})([^:]{0,200}?)\bHit: /;
const SAVE = new RegExp(`(${Object.values(ABILITY_NAMES).join('|')}) Saving Throw: DC (\\d+)`, 'g');
const CONDITION = new RegExp(
  `has the (${CONDITIONS.join('|')})((?:,? and |, )(?:${CONDITIONS.join('|')}))* conditions?`,
  'gi',
);
const NAMES = new RegExp(`\\b(?:${CONDITIONS.join('|')})\\b`, 'gi');

/** Parses the attack and saves of an entry in the 2024 phrasing; null when it has neither. */
export function modernParts(
  text: string,
): Pick<WordedEntry, 'attacks' | 'saves' | 'damage' | 'inflicts'> | null {
  if (!text.includes(' Attack Roll: ') && !text.includes(' Saving Throw: DC ')) return null;
  const found = ATTACK.exec(text);
  const attack = found === null || hasMetricDistance(found[4] ?? '') ? null : found;
  const saves = savesIn(text);
  if (attack === null && saves.length === 0) return null;
  if (attack === null) return { attacks: [], saves, damage: [], inflicts: [] };
  const hit = clause(text.slice(attack.index + attack[0].length));
  return {
    attacks: [attackOf(attack, hit)],
    saves,
    damage: [],
    inflicts: inflictedIn(hit),
  };
}

function attackOf(found: RegExpExecArray, hit: string): Attack {
  const [, way = 'Melee', sign, bonus, distances = ''] = found;
  const reach = /reach (\d+)/.exec(distances)?.[1];
  const [, normal, long] = /range (\d+)(?:\/(\d+))?/.exec(distances) ?? [];
  const kind = { Melee: 'melee-weapon', Ranged: 'ranged-weapon' }[way] ?? 'melee-or-ranged-weapon';
  return {
    kind: kind as Attack['kind'],
    toHit: Number(bonus) * (sign === '+' ? 1 : -1),
    reachFeet: reach === undefined ? null : Number(reach),
    rangeFeet:
      normal === undefined
        ? null
        : { normal: Number(normal), long: long === undefined ? null : Number(long) },
    targets: 'one target',
    damage: firstDamage(hit),
    alternatives: [],
  };
}

function savesIn(text: string): Save[] {
  const found = [...text.matchAll(SAVE)];
  return found.map((match, at) => {
    const segment = text.slice(match.index, found[at + 1]?.index ?? text.length);
    const failure =
      /(?:First )?Failure(?: or Success)?: (.*?)(?=(?:Second Failure|Success|Failure or Success): |$)/s.exec(
        segment,
      )?.[1];
    return {
      name: null,
      dc: Number(match[2]),
      ability: ABILITIES.find((one) => ABILITY_NAMES[one] === match[1]) ?? 'con',
      orAbility: null,
      damage: firstDamage(failure ?? ''),
      onSuccess: /Success: Half damage/i.test(segment) ? 'half' : 'none',
      area: modernArea(segment),
      inflicts: inflictedIn(failure ?? ''),
    };
  });
}

/** The damage in the first sentence: "12 (2d6 + 5) Bludgeoning damage plus 4 (1d8) Acid damage." */
function firstDamage(words: string): Attack['damage'] {
  const end = /damage[^.]*\.(?=\s|$)/.exec(words);
  const first = end === null ? words : words.slice(0, end.index + end[0].length - 1);
  return damageIn(first.toLowerCase().replaceAll('−', '-'))
    .map(({ part, end }) => ({ part, when: /^ if ([^,.]{1,160})/.exec(first.slice(end))?.[1] }))
    .map(({ part, when }) => (when === undefined ? part : { ...part, when }))
    .slice(0, 8);
}

function inflictedIn(words: string): Inflicted[] {
  const found = [...words.matchAll(CONDITION)].flatMap(([phrase]) => phrase.match(NAMES) ?? []);
  const escapeDc = /escape DC (\d+)/.exec(words)?.[1];
  return CONDITIONS.filter((one) => found.some((name) => name.toLowerCase() === one)).map(
    (condition) => ({
      condition,
      escapeDc: condition === 'grappled' && escapeDc !== undefined ? Number(escapeDc) : null,
      rounds: null,
      saveEnds: false,
      failBy: 0,
      when: null,
    }),
  );
}

/** Parses an area such as "60-foot Cone", "20-foot-radius Sphere" or "90-foot-long, 5-foot-wide Line". */
export function modernArea(words: string): Area | null {
  const line = /(\d+)-foot-long, (\d+)-foot-wide Line/.exec(words);
  if (line !== null) return area('line', line[1], line[2]);
  const round = /(\d+)-foot-radius(?:, (\d+)-foot-high)? (Sphere|Cylinder|Circle)/.exec(words);
  if (round !== null) {
    return { ...area(shapeOf(round[3]), round[1]), heightFeet: round[2] ? Number(round[2]) : null };
  }
  const plain = /(\d+)-foot (Cone|Cube|Emanation|Square|Hemisphere)/.exec(words);
  return plain === null ? null : area(shapeOf(plain[2]), plain[1]);
}

function shapeOf(word: string | undefined): Area['shape'] {
  return (word ?? 'sphere').toLowerCase() as Area['shape'];
}

function area(shape: Area['shape'], feet?: string, width?: string): Area {
  return {
    shape,
    feet: Number(feet),
    widthFeet: width === undefined ? null : Number(width),
    heightFeet: null,
  };
}

/** The text of a hit, without the "Miss:" part. */
function clause(words: string): string {
  return words.split(/ (?:Hit or )?Miss: /)[0] ?? words;
}
