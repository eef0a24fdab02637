import { articled } from './articled';
import { equipmentLines } from './equipment-lines';
import type { Facts } from './facts';
import { ownMissing } from './own-problems';
import { leftOf } from './picks';
import { scoresUnset } from './score-problems';
import type { Missing, Sheet } from './sheet';
import { onList } from './spell-problems';

/** Everything still to be chosen, as sentences, each with its step. */
export function missingOf(
  facts: Facts,
  told: Pick<Sheet, 'castings' | 'spells'>,
): readonly Missing[] {
  return [
    ...whoIsMissing(facts),
    ...ownMissing(facts),
    ...picksMissing(facts),
    ...spellsMissing(facts, told),
    ...equipmentMissing(facts),
  ];
}

function whoIsMissing({ book, character, who }: Facts): Missing[] {
  const found: Missing[] = [];
  const race = book.raceWord.toLowerCase();
  if (!who.race) found.push({ place: 'race', step: 'race', words: `Choose ${articled(race)}.` });
  else if (who.race.subraces.length > 0 && !who.subrace) {
    const { name, subraceName = 'subrace' } = who.race;
    const words = `Choose ${articled(subraceName.toLowerCase())} (${name}).`;
    found.push({ place: 'subrace', step: 'race', words });
  }
  if (who.race && who.race.size.length > 1 && !character.looks.size)
    found.push({ place: 'size', step: 'race', words: `Choose your size (${who.race.name}).` });
  if (who.level === 0) found.push({ place: 'class', step: 'class', words: 'Choose a class.' });
  for (const { class: one, level, subclass } of who.classes) {
    if (subclass || level < one.subclassLevel) continue;
    const words = `Choose ${articled(one.subclassName)} (${one.name} ${one.subclassLevel}).`;
    found.push({ place: `${one.slug}:subclass`, step: 'class', words });
  }
  if (!who.background) {
    const words = 'Choose a background.';
    found.push({ place: 'background', step: 'background', words });
  }
  if (scoresUnset(character))
    found.push({ place: 'abilities', step: 'abilities', words: 'Set your ability scores.' });
  if (!character.name) found.push({ place: 'name', step: 'about', words: 'Choose a name.' });
  return found;
}

function picksMissing({ walk }: Facts): Missing[] {
  return walk.asked.flatMap((asked) => {
    const { choice, count, place, step, from } = asked;
    const left = leftOf(asked);
    if (left <= 0 || choice.optional) return [];
    const rest = left < count ? ` (${left} left)` : '';
    return [{ place, step, words: `${choice.name}${rest} – ${from}.` }];
  });
}

function spellsMissing(
  facts: Facts,
  { castings, spells }: Pick<Sheet, 'castings' | 'spells'>,
): Missing[] {
  const had = new Set(spells.map(({ slug }) => slug));
  // A short list may have no further cantrip; then none is reported as missing.
  const openCantrips = (slug: string) =>
    facts.book.spells.filter(
      (spell) => spell.level === 0 && !had.has(spell.slug) && onList(facts, slug, spell.slug),
    ).length;
  return castings.flatMap(({ class: slug, name, cantrips, known, prepared }) => {
    const found: Missing[] = [];
    const say = (kind: string, left: number, word: string, where = '') => {
      if (left <= 0) return;
      const words = `${name}: choose ${left} more ${word}${left === 1 ? '' : 's'}${where}.`;
      found.push({ place: `spells:${slug}/${kind}`, step: 'spells', words });
    };
    const left = cantrips.most - cantrips.have;
    if (left > 0) say('cantrips', Math.min(left, openCantrips(slug)), 'cantrip');
    if (known) say('known', known.most - known.have, 'spell', prepared ? ' for the spellbook' : '');
    if (prepared) say('prepared', prepared.most.value - prepared.have, 'prepared spell');
    return found;
  });
}

/** Starting equipment is reported as missing while the character has neither items nor coins. */
function equipmentMissing({ book, character, who, walk }: Facts): Missing[] {
  const coins = Object.values(character.play.coins).some((count) => count > 0);
  if (coins || character.items.length > 0) return [];
  const open = equipmentLines(book, character, { who, asked: walk.asked }).filter(
    ({ way, asks }) => way === null || asks.some(({ count, picked }) => picked.length < count),
  );
  return [...new Set(open.map(({ from }) => from))].map((from) => ({
    place: 'equipment',
    step: 'equipment',
    words: `Choose starting equipment (${from}).`,
  }));
}
