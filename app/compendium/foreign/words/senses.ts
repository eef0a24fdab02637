import type { MonsterRecord } from '~/compendium/records/monster-record';
import { partsOf } from './parts-of';

type Senses = MonsterRecord['senses'];

const SENSE =
  /^(blindsight|darkvision|tremorsense|truesight)\s+(\d{1,4})\s*(?:ft\.?|feet|foot|')(?:\s*\(([^()]+)\))?$/i;

/**
 * Parses "darkvision 60 ft., passive Perception 13"; other senses go into the note. `passivePerception` may be missing.
 */
export function sensesOf(
  text: string,
): Omit<Senses, 'passivePerception'> & { passivePerception?: number } {
  const senses: Omit<Senses, 'passivePerception'> & { passivePerception?: number } = {
    blindBeyond: false,
    note: null,
  };
  const notes: string[] = [];
  for (const part of partsOf(text, ',;')) {
    const words = part.trim();
    if (words === '' || /^[—–-]$/.test(words)) continue;
    const passive = /^passive perception\s*:?\s*(\d{1,2})$/i.exec(words)?.[1];
    const [, sense, feet, behind] = SENSE.exec(words) ?? [];
    if (passive !== undefined) senses.passivePerception = Number(passive);
    else if (sense !== undefined) {
      senses[sense.toLowerCase() as 'darkvision'] = Number(feet);
      if (/blind beyond/i.test(behind ?? '')) senses.blindBeyond = true;
      else if (behind !== undefined) notes.push(`${sense.toLowerCase()} ${behind}`);
    } else notes.push(words);
  }
  return { ...senses, note: notes.length === 0 ? null : notes.join('; ').slice(0, 200) };
}
