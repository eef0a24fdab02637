import { line } from '~/compendium/records/record-parts';
import type { Act, LastAct } from '../kept/acts-sql.server';
import { CREATURE_LIMITS } from '../kept/creature';
import { IN_NONE } from './list-ask';

const folder = line(CREATURE_LIMITS.folderLetters);
const tag = line(CREATURE_LIMITS.tagLetters);

/** Reads the action of a form on several creatures, or its problem as a sentence. */
export function readAct(form: FormData): { ok: true; act: Act } | { ok: false; problem: string } {
  const said = (name: string) => String(form.get(name) ?? '').trim();
  switch (form.get('intent')) {
    case 'move': {
      if (said('to-folder') === '') return { ok: true, act: { kind: 'move', to: '' } };
      const read = folder.safeParse(said('to-folder'));
      return read.success && read.data !== IN_NONE
        ? { ok: true, act: { kind: 'move', to: read.data } }
        : wrong(`A folder name can have at most ${CREATURE_LIMITS.folderLetters} characters.`);
    }
    case 'tag':
    case 'untag': {
      const kind = form.get('intent') === 'tag' ? 'tag' : 'untag';
      const read = tag.safeParse(said('to-tag').replace(/^#/, ''));
      return read.success
        ? { ok: true, act: { kind, to: read.data } }
        : wrong(`Enter a tag of at most ${CREATURE_LIMITS.tagLetters} characters.`);
    }
    case 'party':
      return { ok: true, act: { kind: 'party', to: said('to-party').slice(0, 80) || null } };
    case 'put-away':
      return { ok: true, act: { kind: 'put-away' } };
    default:
      return wrong('This form is out of date. Reload the page and try again.');
  }
}

function wrong(problem: string): { ok: false; problem: string } {
  return { ok: false, problem };
}

/** A sentence about an action on several creatures; `party` is the name of its party. */
export function actWords({ kind, to, count }: LastAct, party: string | null): string {
  const so = count === 1 ? '1 monster' : `${count.toLocaleString('en')} monsters`;
  switch (kind) {
    case 'move':
      return to ? `${so} moved to “${to}”.` : `${so} removed from the folder.`;
    case 'tag':
      return `${so} tagged “${to}”.`;
    case 'untag':
      return `Tag “${to}” removed from ${so}.`;
    case 'party':
      return to === null
        ? `${so} removed from others’ lookups.`
        : `${so} shown in the lookups of ${party === null ? 'the party' : `“${party}”`}.`;
    case 'put-away':
      return `${so} deleted.`;
  }
}
