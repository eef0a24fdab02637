import { textAt, withoutMarkup } from './outside';

/** Appearance, personality, backstory and notes of a D&D Beyond file. */
export function wordsOf(data: unknown) {
  const told = (...way: string[]) => withoutMarkup(textAt(data, ...way));
  const notes = ['allies', 'enemies', 'organizations', 'personalPossessions', 'otherHoldings']
    .map((field) => [field.replace(/([A-Z])/g, ' $1'), told('notes', field)] as const)
    .filter(([, text]) => text !== '')
    .map(
      ([field, text]) => `${field.charAt(0).toUpperCase()}${field.slice(1).toLowerCase()}: ${text}`,
    );
  const about = (['gender', 'faith'] as const)
    .map((field) => [field, told(field)] as const)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => `${field === 'faith' ? 'Faith' : 'Gender'}: ${text}`);
  return {
    looks: {
      age: told('age'),
      height: told('height'),
      weight: told('weight'),
      eyes: told('eyes'),
      skin: told('skin'),
      hair: told('hair'),
      words: told('traits', 'appearance'),
    },
    personality: {
      traits: told('traits', 'personalityTraits'),
      ideals: told('traits', 'ideals'),
      bonds: told('traits', 'bonds'),
      flaws: told('traits', 'flaws'),
    },
    backstory: told('notes', 'backstory'),
    notes: [...about, ...notes, told('notes', 'otherNotes')].filter((one) => one !== '').join('\n'),
  };
}
