const ATTACKS: Readonly<Record<string, string>> = {
  mw: 'Melee Weapon Attack:',
  rw: 'Ranged Weapon Attack:',
  ms: 'Melee Spell Attack:',
  rs: 'Ranged Spell Attack:',
  'mw,rw': 'Melee or Ranged Weapon Attack:',
  'ms,rs': 'Melee or Ranged Spell Attack:',
  m: 'Melee Attack:',
  r: 'Ranged Attack:',
  g: 'Magical Attack:',
  a: 'Area Attack:',
};
const ROLLS: Readonly<Record<string, string>> = {
  m: 'Melee Attack Roll:',
  r: 'Ranged Attack Roll:',
  'm,r': 'Melee or Ranged Attack Roll:',
};
const ABILITIES: Readonly<Record<string, string>> = {
  str: 'Strength',
  dex: 'Dexterity',
  con: 'Constitution',
  int: 'Intelligence',
  wis: 'Wisdom',
  cha: 'Charisma',
};
const ORDINALS: Readonly<Record<string, string>> = { '1': 'First', '2': 'Second', '3': 'Third' };
/** Tags whose display text is the first field, before the target of the link. */
const WORDS_FIRST = new Set([
  'filter',
  'book',
  'adventure',
  '5etools',
  'link',
  'i',
  'b',
  'italic',
  'bold',
  'u',
  's',
  'note',
  'style',
  'color',
  'highlight',
  'tip',
  'code',
  'kbd',
  'sup',
  'sub',
  'area',
  'quickref',
  'chance',
  'footnote',
  'homebrew',
  'h1',
  'h2',
  'h3',
]);
const INNERMOST = /\{@(\w+)(?: ([^{}]*))?\}/g;
/** The maximum nesting depth of tags. */
const DEEPEST = 6;

/** Replaces the tags of 5etools by text: "{@atk mw} {@hit 5} to hit" becomes "Melee Weapon Attack: +5 to hit". */
export function withoutTags(text: string): string {
  let words = text;
  for (let depth = 0; depth < DEEPEST && words.includes('{@'); depth += 1)
    words = words.replace(INNERMOST, (_, tag: string, body: string | undefined) =>
      wordsOf(tag, (body ?? '').trim()),
    );
  return words.replace(/ {2,}/g, ' ').trim();
}

function wordsOf(tag: string, body: string): string {
  const parts = body.split('|');
  const [first = ''] = parts;
  switch (tag) {
    case 'atk':
      return ATTACKS[first.replace(/\s/g, '')] ?? 'Weapon Attack:';
    case 'atkr':
      return ROLLS[first.replace(/\s/g, '')] ?? 'Melee Attack Roll:';
    case 'hit':
      return /^[+-]/.test(first) ? first : `+${first}`;
    case 'h':
      return 'Hit: ';
    case 'm':
      return 'Miss: ';
    case 'hom':
      return 'Hit or Miss: ';
    case 'dc':
      return `DC ${parts[1] ?? first}`;
    case 'damage':
    case 'dice':
    case 'd20':
    case 'initiative':
      return parts[1] || first.replace(/\s*([+-])\s*/g, ' $1 ').replace(/^ ([+-]) /, '$1');
    case 'scaledice':
    case 'scaledamage':
      return parts[2] ?? first;
    case 'recharge':
      return first === '' || first === '6' ? '(Recharge 6)' : `(Recharge ${first}-6)`;
    case 'chance':
      return parts[1] || `${first} percent`;
    case 'actSave':
      return `${ABILITIES[first] ?? first} Saving Throw:`;
    case 'actSaveFail':
      return first === '' ? 'Failure:' : `${ORDINALS[first] ?? ''} Failure:`.trim();
    case 'actSaveFailBy':
      return `Failure by ${first} or More:`;
    case 'actSaveSuccess':
      return 'Success:';
    case 'actSaveSuccessOrFail':
      return 'Failure or Success:';
    case 'actTrigger':
      return 'Trigger:';
    case 'actResponse':
      return first.includes('d') ? 'Response—' : 'Response:';
    case 'hitYourSpellAttack':
      return parts[0] || 'your spell attack modifier';
    case 'dcYourSpellSave':
      return parts[0] || 'your spell save DC';
    default:
      return WORDS_FIRST.has(tag) ? first : parts[2] || first;
  }
}
