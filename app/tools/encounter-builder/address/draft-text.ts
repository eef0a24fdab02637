import { challengeText } from '~/rules/challenge';
import { readChallenge } from '~/rules/read-challenge';
import { DRAFT_LIMITS, type DraftRow, type Group } from './draft';

/** A row in a URL: `goblin:4`, `cr-1/2~Sir Bob:1:aw3l` (ally, arrives in round 3, locked). */
export function rowText({ id, cr, xp, name, count, side, round, locked }: DraftRow): string {
  const plain = cr === null ? `xp-${xp ?? 0}` : `cr-${challengeText(cr)}`;
  // Commas and colons are separators, so names are encoded.
  const what = id ?? (name === '' ? plain : `${plain}~${encodeURIComponent(withoutHalves(name))}`);
  const marks = `${side === 'allies' ? 'a' : ''}${locked ? 'l' : ''}${round === null ? '' : `w${round}`}`;
  return `${what}:${count}${marks && `:${marks}`}`;
}

/** Removes unpaired surrogates, for example of a cut emoji, because `encodeURIComponent` throws on them. */
export function withoutHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '');
}

/** Parses one row; null when it is invalid. */
export function readRow(text: string): DraftRow | null {
  const [what = '', times = '1', marks = '', ...rest] = text.trim().split(':');
  const count = /^\d{1,3}$/.test(times) ? Number(times) : 0;
  const read = /^(a?)(l?)(?:w(\d{1,3}))?$/.exec(marks);
  if (rest.length > 0 || count < 1 || count > DRAFT_LIMITS.count || read === null) return null;
  const who = readWho(what);
  const [, ally, lock, wave] = read;
  if (who === null) return null;
  const round = wave === undefined ? null : Math.max(1, Number(wave));
  return { ...who, count, side: ally ? 'allies' : 'foes', round, locked: lock !== '' };
}

function readWho(what: string): Pick<DraftRow, 'id' | 'cr' | 'xp' | 'name'> | null {
  const [plain = '', ...names] = what.split('~');
  // Encoding leaves a "~" as it is, so a name may hold some.
  const called = names.join('~');
  const whole = decoded(called).replace(/\s+/g, ' ').trim();
  const name = withoutHalves(whole.slice(0, DRAFT_LIMITS.nameLetters));
  const rating = /^cr-(.+)$/.exec(plain)?.[1];
  if (rating !== undefined) {
    const cr = readChallenge(rating);
    return cr === null ? null : { id: null, cr, xp: null, name };
  }
  const points = /^xp-(\d{1,7})$/.exec(plain)?.[1];
  if (points !== undefined) {
    const xp = Math.min(1_000_000, Number(points));
    return name === '' ? null : { id: null, cr: null, xp, name };
  }
  // The form of public ids; anything else is not a record.
  const isId = plain.length <= 160 && /^[a-z0-9-]+(\.[\p{L}\p{N}-]+)?$/u.test(plain);
  return isId && called === '' ? { id: plain, cr: null, xp: null, name: '' } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Groups in a URL: `4x3,1x5` is four characters of level 3 and one of level 5. */
export function groupsText(groups: readonly Group[]): string {
  return groups.map(({ level, count }) => `${count}x${level}`).join(',');
}

/** Parses groups; invalid ones are left out and reported. A bare level is one character. */
export function readGroups(text: string): { groups: Group[]; problems: string[] } {
  const groups: Group[] = [];
  const problems: string[] = [];
  let heroes = 0;
  for (const part of text.split(',', 100).map((one) => one.trim())) {
    if (part === '') continue;
    const [, times = '1', level = ''] = /^(?:(\d{1,2})\s*[x×]\s*)?(\d{1,2})$/i.exec(part) ?? [];
    const [count, of] = [Number(times), Number(level)];
    if (of < 1 || of > 20 || count < 1) {
      problems.push(`“${part.slice(0, 20)}” is not a party: characters have level 1 to 20.`);
    } else if (heroes + count > DRAFT_LIMITS.heroes || groups.length >= DRAFT_LIMITS.groups) {
      problems.push(
        `A party has at most ${DRAFT_LIMITS.heroes} characters in ${DRAFT_LIMITS.groups} groups.`,
      );
    } else {
      heroes += count;
      groups.push({ level: of, count });
    }
  }
  return { groups, problems: [...new Set(problems)].slice(0, 3) };
}
