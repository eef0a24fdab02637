import type { Book } from '../book/book';
import type { Character } from '../record/character';
import { extra } from './compose-origin';
import { oneLine, type ReportPen } from './exchange-report';
import type { FileFacts } from './file-facts';
import { findNamed, findWithin } from './match-names';

type Classes = Pick<Character, 'levels' | 'subclasses' | 'extras'>;

/** The maximum number of levels of a character. */
const MOST_LEVELS = 20;

/**
 * Converts the classes of a file to levels, the first class first; a class that the book lacks is reported and noted
 * with its subclass.
 */
export function composeClasses({ classes }: FileFacts, book: Book, pen: ReportPen): Classes {
  const made: Classes = { levels: [], subclasses: {}, extras: [] };
  for (const { name, level, subclass, subclassFeatures, rolls } of classes) {
    const found = findNamed(book.classes, name);
    if (found === undefined) {
      pen.dropped(
        `${name} ${level}: not in the SRD. Its hit points, proficiency bonus, saves and skills are set by hand; its level, hit dice and features are not on the sheet: the class is only noted.`,
      );
      const path = [subclass, ...subclassFeatures].filter((words) => words !== '').join(', ');
      made.extras.push(extra(`${name} ${level}`, oneLine(path, 2000)));
      continue;
    }
    const room = Math.min(level, MOST_LEVELS - made.levels.length);
    for (let at = 0; at < room; at += 1) {
      const hp = rolls[at] ?? null;
      const fits = hp !== null && hp >= 1 && hp <= found.hitDie;
      made.levels.push({ class: found.slug, hp: fits ? hp : null });
    }
    if (room < level) pen.dropped(`Levels beyond ${MOST_LEVELS} were not imported.`);
    pen.kept(`${found.name}: level ${room}.`);
    if (subclass === '') continue;
    const path = findNamed(found.subclasses, subclass) ?? findWithin(found.subclasses, subclass);
    if (path !== undefined) {
      made.subclasses[found.slug] = path.slug;
      pen.kept(`${found.subclassName}: ${path.name}.`);
    } else {
      pen.changed(`${subclass} is not in the SRD: noted with the names of its features.`);
      made.extras.push(extra(subclass, oneLine(subclassFeatures.join(', '), 2000)));
    }
  }
  if (new Set(made.levels.map((one) => one.class)).size > 1) {
    pen.changed('The file does not say in which order the levels of several classes were taken.');
  }
  return made;
}
