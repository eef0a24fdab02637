/** The numbers that a row can override, by their keys in the URL. */
export const ROW_NUMBERS = {
  n: 'How many',
  r: 'Arrives in round',
  ac: 'AC',
  hp: 'Hit points',
  in: 'Initiative',
  h: 'To hit, change',
  d: 'Damage, change',
} as const;
export type RowNumber = keyof typeof ROW_NUMBERS;
export const ROW_NUMBER_KEYS = Object.keys(ROW_NUMBERS) as RowNumber[];

/** The attack of a creature entered by hand: its bonus, its damage such as "2d6+4", and attacks per turn. */
export const ROW_ATTACK = { a: 'Attack bonus', dm: 'Damage', t: 'Attacks per turn' } as const;
export type RowAttack = keyof typeof ROW_ATTACK;
export const ROW_ATTACK_KEYS = Object.keys(ROW_ATTACK) as RowAttack[];

/** Overrides of the side's tactics (targets and position), and the class assumed for a character without one. */
export const ROW_CHOICES = { w: 'Targets', l: 'Position', c: 'Class' } as const;
export type RowChoice = keyof typeof ROW_CHOICES;
export const ROW_CHOICE_KEYS = Object.keys(ROW_CHOICES) as RowChoice[];

type RowKey = RowNumber | RowAttack | RowChoice;

/** A creature of a side: values are stored as typed, so that no input is lost. */
export type Row = {
  /**
   * Public id of a record, "@champion.5" for a class and level, "*party.member" for a party member, or "=" and the
   * name of a creature entered by hand.
   */
  who: string;
  said: Partial<Record<RowKey, string>>;
};

const LONGEST_WHO = 160;
const LONGEST_SAID = 16;

function isKey(text: string): text is RowKey {
  return [ROW_NUMBERS, ROW_ATTACK, ROW_CHOICES].some((keys) => Object.hasOwn(keys, text));
}

/** Whether a row is a creature entered by hand. */
export function isWritten({ who }: Row): boolean {
  return who.startsWith('=');
}

/** The build and level of a row for a character by class; null for all others. */
export function buildOfRow({ who }: Pick<Row, 'who'>): { build: string; level: number } | null {
  const parts = /^@([a-z-]{1,40})\.(\d{1,2})$/.exec(who);
  return parts === null ? null : { build: parts[1] ?? '', level: Number(parts[2]) };
}

/** The party and member of a row for a party member; null for all others. */
export function memberOfRow({ who }: Pick<Row, 'who'>): { party: string; member: string } | null {
  const parts = /^\*([\w-]{1,70})\.([\w-]{1,70})$/.exec(who);
  return parts === null ? null : { party: parts[1] ?? '', member: parts[2] ?? '' };
}

/** Makes a row without empty values, cut to the limits of a URL. */
export function rowOf(who: string, said: Row['said']): Row {
  const kept = Object.entries(said)
    .map(
      ([key, text]) => [key, text.trim().replaceAll(/[~!]/g, '').slice(0, LONGEST_SAID)] as const,
    )
    .filter(([key, text]) => text !== '' && !(key === 'n' && text === '1'));
  return {
    who: who.replaceAll(/[~!]/g, ' ').slice(0, LONGEST_WHO),
    said: Object.fromEntries(kept),
  };
}

/** Parses "goblin~n:4~ac:17"; unknown parts are left out. */
export function readRow(text: string): Row {
  const [who = '', ...parts] = text.split('~');
  const said: Row['said'] = {};
  for (const part of parts) {
    const at = part.indexOf(':');
    const key = part.slice(0, at);
    if (isKey(key)) said[key] = part.slice(at + 1);
  }
  return rowOf(who, said);
}

/** A row as text for the URL. */
export function rowText({ who, said }: Row): string {
  return [who, ...Object.entries(said).map(([key, text]) => `${key}:${text}`)].join('~');
}
