import { line } from '~/compendium/records/record-parts';
import type { Act, LastAct } from '../kept/acts-sql.server';
import { CREATURE_LIMITS } from '../kept/creature';
import { IN_NONE } from './list-ask';

const folder = line(CREATURE_LIMITS.folderLetters);
const tag = line(CREATURE_LIMITS.tagLetters);

/** What a form of several creatures asks to do with them, or what is wrong with it as a sentence. */
export function readAct(form: FormData): { ok: true; act: Act } | { ok: false; problem: string } {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  switch (form.get('intent')) {
    case 'move': {
      if (said('to-folder') === '') return { ok: true, act: { kind: 'move', to: '' } };
      const read = folder.safeParse(said('to-folder'));
      return read.success && read.data !== IN_NONE
        ? { ok: true, act: { kind: 'move', to: read.data } }
        : wrong(`A folder has a name of at most ${CREATURE_LIMITS.folderLetters} letters.`);
    }
    case 'tag':
    case 'untag': {
      const kind = form.get('intent') === 'tag' ? 'tag' : 'untag';
      const read = tag.safeParse(said('to-tag').replace(/^#/, ''));
      return read.success
        ? { ok: true, act: { kind, to: read.data } }
        : wrong(`Say which tag, in at most ${CREATURE_LIMITS.tagLetters} letters.`);
    }
    case 'party':
      return { ok: true, act: { kind: 'party', to: said('to-party').slice(0, 80) || null } };
    case 'put-away':
      return { ok: true, act: { kind: 'put-away' } };
    default:
      return wrong('Nothing was asked for that can be done here.');
  }
}

function wrong(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

/** What was done to several creatures, as a sentence; `party` is the name of the party that it was about. */
export function actWords({ kind, to, count }: LastAct, party: string | null): string {
  const so = count === 1 ? '1 creature' : `${count.toLocaleString('en')} creatures`;
  const were = count === 1 ? 'was' : 'were';
  switch (kind) {
    case 'move':
      return to ? `${so} ${were} moved to “${to}”.` : `${so} ${were} taken out of the folder.`;
    case 'tag':
      return `${so} ${were} tagged “${to}”.`;
    case 'untag':
      return `The tag “${to}” was taken from ${so}.`;
    case 'party':
      return to === null
        ? `${so} ${were} taken out of the lookups of others.`
        : `The people of ${party === null ? 'the party' : `“${party}”`} find ${so} in their lookups.`;
    case 'put-away':
      return `${so} ${were} put away.`;
  }
}
