import { readFor } from '~/compendium/foreign/read-json';
import { proficiencyByChallenge, xpByChallenge } from '~/rules/challenge-points';
import type { Edition } from '~/rules/edition';
import { readChallenge } from '~/rules/read-challenge';
import { asList, asNumber, asRecord, asText } from './foreign-values';
import { sheetOf } from './from-record';
import { type Sheet, sheet } from './sheet';
import { ownStrikesOf } from './strikes-of-foreign';

type Block = Readonly<Record<string, unknown>>;

const LISTS = [
  'Traits',
  'Actions',
  'BonusActions',
  'Reactions',
  'LegendaryActions',
  'MythicActions',
];

/**
 * Converts a statblock of Improved Initiative to a sheet; `bare` when it has only numbers. An error is returned as
 * the end of a sentence.
 */
export function foreignSheet(
  block: Block,
  edition: Edition,
): { readonly sheet: Sheet; readonly bare: boolean } | { readonly problem: string } {
  const name = asText(block.Name, 100);
  if (name === null) return { problem: 'has no name.' };
  const maximum = asNumber(asRecord(block.HP)?.Value);
  if (maximum !== null && (maximum < 0 || maximum > 9999)) {
    return { problem: `("${name}") has hit points out of range.` };
  }
  // Missing fields get the defaults of a creature about which nothing is known.
  const whole = {
    ...block,
    Name: name,
    HP: asRecord(block.HP) ?? { Value: 1, Notes: '' },
    AC: asRecord(block.AC) ?? { Value: 10, Notes: '' },
    Abilities: {
      Str: 10,
      Dex: 10,
      Con: 10,
      Int: 10,
      Wis: 10,
      Cha: 10,
      ...asRecord(block.Abilities),
    },
  };
  const { record } = readFor('improved-initiative', whole);
  const said = asText(block.Challenge, 10);
  const challenge = readChallenge(said ?? '');
  const player = asText(block.Player, 20) !== null;
  if (record === null) return { problem: `("${name}") has numbers out of range.` };
  const mode = modeOf(block);
  const made = sheet.safeParse({
    ...sheetOf({ ...record, edition }),
    name,
    edition,
    record: null,
    maximum: Math.max(1, maximum ?? 1),
    uncounted: maximum === null || maximum === 0,
    initiativeMode: mode,
    challenge,
    xp: challenge === null ? 0 : xpByChallenge(challenge),
    proficiencyBonus: challenge === null ? 2 : proficiencyByChallenge(challenge),
    deathSaves: player,
    strikes: ownStrikesOf(record),
  });
  const bare = !player && LISTS.every((list) => (asList(block[list]) ?? []).length === 0);
  return made.success
    ? { sheet: withoutStrikes(made.data), bare }
    : { problem: `("${name}") has numbers out of range.` };
}

/** "take-ten" means a fixed score instead of a roll. */
function modeOf(block: Block): Sheet['initiativeMode'] {
  const said = asText(block.InitiativeSpecialRoll, 20)?.toLowerCase() ?? '';
  if (block.InitiativeAdvantage === true || said === 'advantage') return 'advantage';
  if (said === 'disadvantage') return 'disadvantage';
  return said === 'take-ten' ? 'score' : 'roll';
}

function withoutStrikes(made: Sheet): Sheet {
  if ((made.strikes ?? []).length > 0) return made;
  const { strikes: _, ...bare } = made;
  return bare;
}
