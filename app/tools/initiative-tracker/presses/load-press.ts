import { papersOf } from '~/fights/log/notes';
import { loadFight } from '~/fights/moves/load-fight';
import { isPossible } from '~/fights/moves/move';
import { type Asked, type Pressed, problem, text, whole } from './asked';

/** The id of the other fight that a form wants to load; null for none. */
export function otherWanted(form: FormData): string | null {
  const wanted = form.get('intent') === 'load-fight' ? form.get('fight') : null;
  return typeof wanted === 'string' && wanted !== '' ? wanted.slice(0, 100) : null;
}

/** Adds the creatures of another fight, now or in a later round. */
export function load(asked: Asked): Pressed {
  const { fight, other = null, newId, random } = asked;
  if (text(asked, 'fight') === '') return problem('Choose a fight to load.');
  if (other === null) return problem('That fight was not found. It may have been deleted.');
  const arrives = whole(asked, 'arrives', 1, 999);
  if (arrives === null && text(asked, 'arrives') !== '') {
    return problem('A round is a whole number from 1 to 999.');
  }
  const loaded = loadFight(fight, other, {
    arrives,
    party: text(asked, 'with-party') !== '',
    newId,
    random,
  });
  if (!isPossible(loaded)) return loaded;
  const { notes = '', treasure = '' } = other;
  return [...loaded, ...papersOf(fight, { notes, treasure })];
}
