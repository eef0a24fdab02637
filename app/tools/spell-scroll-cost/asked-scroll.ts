import { EDITIONS, type Edition } from '~/rules/edition';

/** The request in the query parameters: `?edition=2024&spell=revivify&arcana=5`, or `?level=3`. */
export type AskedScroll = {
  edition: Edition;
  /** As typed; empty for none. */
  spell: string;
  level: number | null;
  /** The bonus on the d20: Intelligence (Arcana) for copying, the spellcasting ability for casting. */
  arcana: number | null;
  casting: number | null;
  /** The problems by field name; the typed values stay in the fields. */
  problems: Partial<Record<'level' | 'arcana' | 'casting' | 'spell', string>>;
  typed: Readonly<Record<'level' | 'arcana' | 'casting', string>>;
};

/** The maximum length of a typed name; no spell name is longer. */
export const LONGEST_NAME = 100;

const LONGEST_NUMBER = 12;

/** Reads the query parameters; an invalid number gets a sentence at its field. */
export function readAskedScroll(params: URLSearchParams): AskedScroll {
  const problems: AskedScroll['problems'] = {};
  const text = (name: string) => (params.get(name) ?? '').trim();
  const number = (name: 'level' | 'arcana' | 'casting', min: number, max: number, says: string) => {
    const typed = text(name);
    if (typed === '') return null;
    const value = /^[+-]?\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
    if (value >= min && value <= max) return value;
    problems[name] = `${says} must be a whole number from ${min} to ${max}.`;
    return null;
  };
  const spell = text('spell');
  if (spell.length > LONGEST_NAME) {
    problems.spell = `A spell’s name can have at most ${LONGEST_NAME} characters.`;
  }
  return {
    edition: EDITIONS.find((each) => each === params.get('edition')) ?? '2014',
    spell: spell.slice(0, LONGEST_NAME),
    level: number('level', 0, 9, 'A spell level, 0 for a cantrip,'),
    arcana: number('arcana', -5, 30, 'The Arcana bonus'),
    casting: number('casting', -5, 30, 'The modifier'),
    problems,
    typed: {
      level: text('level').slice(0, LONGEST_NUMBER),
      arcana: text('arcana').slice(0, LONGEST_NUMBER),
      casting: text('casting').slice(0, LONGEST_NUMBER),
    },
  };
}
