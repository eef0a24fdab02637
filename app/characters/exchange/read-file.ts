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

/** The most letters of our own file, and of one of another program: those carry the text of whole books. */
export const LONGEST_OWN = 256 * 1024;
export const LONGEST_FOREIGN = 2 * 1024 * 1024;

/** Whose file it is. */
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
 * Reads a file or a paste that holds a character: our own, one of D&D Beyond or an actor of Foundry VTT. `edition` says by which rules
 * another's file is to be read; null leaves it to the file. Whatever is wrong is one sentence. Never throws.
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
