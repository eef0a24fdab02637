import { loadFight } from '~/fights/moves/load-fight';
import { type Asked, type Pressed, problem, text, whole } from './asked';

/** The other fight that a form wants to be loaded, by its id; null where it wants none. */
export function otherWanted(form: FormData): string | null {
  const wanted = form.get('intent') === 'load-fight' ? form.get('fight') : null;
  return typeof wanted === 'string' && wanted !== '' ? wanted.slice(0, 100) : null;
}

/** The creatures of another fight join this one, now or in a round that is to come. */
export function load(asked: Asked): Pressed {
  const { fight, other = null, newId, random } = asked;
  if (text(asked, 'fight') === '') return problem('Choose a fight to load.');
  if (other === null) return problem('That fight was not found. It may have been deleted.');
  const arrives = whole(asked, 'arrives', 1, 999);
  if (arrives === null && text(asked, 'arrives') !== '') {
    return problem('A round is a whole number from 1 to 999.');
  }
  return loadFight(fight, other, {
    arrives,
    party: text(asked, 'with-party') !== '',
    newId,
    random,
  });
}
