import { READ_FORMS } from '~/compendium/foreign/forms';
import { creatureFormat } from '~/compendium/foreign/read-json';
import type { Edition } from '~/rules/edition';
import type { Character } from '../record/character';
import { beyondData, beyondFacts } from './beyond';
import { compose } from './compose';
import type { ExchangeReport } from './exchange-report';
import { readFoundry } from './foundry-again';
import { foundryType } from './foundry-in';
import { readJsonObject } from './read-json';
import { readOwn } from './read-own';
import type { RulesOf } from './rules';

/**
 * The maximum length of our own file and of another program's file in characters; the latter contain texts of whole
 * books.
 */
export const LONGEST_OWN = 256 * 1024;
export const LONGEST_FOREIGN = 2 * 1024 * 1024;

/** The program that wrote the file. */
export type FileKind = 'own' | 'beyond' | 'foundry';

export type FileReading =
  | {
      readonly ok: true;
      readonly kind: FileKind;
      readonly character: Character;
      readonly report: ExchangeReport;
    }
  | { readonly ok: false; readonly problem: string };

/**
 * Reads a character from a file or pasted text: our own format, D&D Beyond, or a Foundry VTT actor. `edition` selects
 * the rules for another program's file; null derives them from the file. Problems are returned as one sentence. Never
 * throws.
 */
export function readCharacterFile(
  text: string,
  rulesOf: RulesOf,
  edition: Edition | null = null,
): FileReading {
  if (text.length > LONGEST_FOREIGN) return no('A character file can be at most 2 MB.');
  const json = readJsonObject(text);
  if (!json.ok) return json;
  const { object } = json;
  const data = beyondData(object);
  if (data !== null) {
    const facts = beyondFacts(data, edition);
    return { ok: true, kind: 'beyond', ...compose(facts, rulesOf(facts.edition)) };
  }
  const type = foundryType(object);
  if (type === 'character') {
    return { ok: true, kind: 'foundry', ...readFoundry(object, edition, rulesOf) };
  }
  if (type !== null) {
    return no('This is a Foundry actor, but not a character. Import monsters in Homebrew.');
  }
  const format = creatureFormat(object);
  if (format !== null && object.format !== 'delvewright-character') {
    const { name } = READ_FORMS[format];
    return no(`This is a monster from ${name}, not a character. Import it in Homebrew.`);
  }
  if (object.format !== 'delvewright-character' && object.edition === undefined) {
    return no(
      'This is not a character file from here, D&D Beyond or Foundry. Export the character from one of these, or make it in the Character Lab.',
    );
  }
  if (text.length > LONGEST_OWN) return no('A character file of our own can be at most 256 kB.');
  const own = readOwn(object);
  return own.ok ? { ...own, kind: 'own' } : own;
}

function no(problem: string): FileReading {
  return { ok: false, problem };
}
