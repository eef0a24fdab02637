import { isCsv, readCsv } from './csv';
import { decoded } from './decode';
import { isFantasyStatblock, readFantasyStatblocks } from './fantasy-statblock';
import { readFightClub } from './fight-club';
import type { HomebrewFormat } from './forms';
import { jsonValues } from './json-values';
import { HOMEBREW_LIMITS } from './limits';
import { readJson } from './read-json';
import type { HomebrewPiece, HomebrewProblem, HomebrewReading } from './reading';
import { isHomebrewery, isMarkdown } from './text/markdown';
import { readText } from './text/read-text';

/**
 * Reads creatures from a file or pasted text. The format is detected; `hint` decides when two formats match.
 * At most 5 MB and 500 creatures. Has no side effects and never throws: what cannot be read is returned as messages.
 */
export function readHomebrew(input: string | Uint8Array, hint?: HomebrewFormat): HomebrewReading {
  const text = decoded(input);
  if (!text.ok) return nothing(null, text.problem);
  const plain = text.text.replace(/^\ufeff/, '');
  const trimmed = plain.trim();
  if (trimmed === '') return nothing(null, 'There is nothing to read.');
  if (/^[[{]/.test(trimmed) && !/^\{\{/.test(trimmed)) return jsonReading(trimmed, hint);
  if (/^<(?:\?xml|!|compendium\b|monster\b)/i.test(trimmed)) {
    const { pieces, problems } = readFightClub(trimmed);
    return capped('fight-club', pieces, problems);
  }
  if (isFantasyStatblock(plain)) {
    const { pieces, problems } = readFantasyStatblocks(plain);
    return capped('fantasy-statblocks', pieces, problems);
  }
  if (hint !== 'text' && isCsv(trimmed)) {
    const { pieces, problems } = readCsv(trimmed);
    return capped('csv', pieces, problems);
  }
  return textReading(plain);
}

function jsonReading(text: string, hint: HomebrewFormat | undefined): HomebrewReading {
  const { values, problem } = jsonValues(text);
  if (problem !== null) return nothing(null, problem);
  const { format, pieces, problems } = readJson(values, hint);
  return capped(format, pieces, problems);
}

function textReading(text: string): HomebrewReading {
  const lines = text.split('\n');
  if (lines.length > HOMEBREW_LIMITS.lines) {
    return nothing(
      null,
      `A text can have at most ${HOMEBREW_LIMITS.lines.toLocaleString('en')} lines.`,
    );
  }
  const long = lines.findIndex((line) => line.length > HOMEBREW_LIMITS.lineLetters);
  if (long >= 0) {
    const problem = `This line has more than ${HOMEBREW_LIMITS.lineLetters.toLocaleString('en')} characters.`;
    return { format: null, records: [], problems: [{ line: long + 1, problem }] };
  }
  const format = isHomebrewery(text) ? 'homebrewery' : isMarkdown(text) ? 'markdown' : 'text';
  const { pieces, problems } = readText(text);
  return capped(format, pieces, problems);
}

function capped(
  format: HomebrewFormat | null,
  pieces: readonly HomebrewPiece[],
  problems: readonly HomebrewProblem[],
): HomebrewReading {
  const { records: most, problems: told } = HOMEBREW_LIMITS;
  const over = pieces.length - most;
  const all =
    over <= 0
      ? problems
      : [
          ...problems,
          {
            line: 1,
            problem: `A file can have at most ${most} monsters: the ${over} after those were skipped.`,
          },
        ];
  return { format, records: pieces.slice(0, most), problems: all.slice(0, told) };
}

function nothing(format: HomebrewFormat | null, problem: string): HomebrewReading {
  return { format, records: [], problems: [{ line: 1, problem }] };
}
