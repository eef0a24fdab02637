import type { FileSpell } from './file-facts';
import { at, listAt, numberAt, textAt } from './outside';

/** The spells of a D&D Beyond file: those of classes, and those from race, feats, background and items. */
export function beyondSpells(data: unknown): FileSpell[] {
  const classes = new Map(
    listAt(data, 'classes').map((one) => [numberAt(one, 'id'), textAt(one, 'definition', 'name')]),
  );
  const ofClasses = listAt(data, 'classSpells').flatMap((list) => {
    const name = classes.get(numberAt(list, 'characterClassId')) ?? null;
    return listAt(list, 'spells').map((spell) => spellOf(spell, name));
  });
  // Spells from a class feature or option are here, and always prepared.
  const byFeature = listAt(data, 'spells', 'class').map((spell) => spellOf(spell, null, true));
  const besides = ['race', 'feat', 'background', 'item'].flatMap((giver) =>
    listAt(data, 'spells', giver).map((spell) => spellOf(spell, null)),
  );
  return [...ofClasses, ...byFeature, ...besides].filter(({ name }) => name !== '');
}

function spellOf(spell: unknown, of: string | null, always = false): FileSpell {
  return {
    name: textAt(spell, 'definition', 'name'),
    level: numberAt(spell, 'definition', 'level') ?? 0,
    class: of,
    ability: null,
    prepared: at(spell, 'prepared') === true || at(spell, 'alwaysPrepared') === true,
    always: always || at(spell, 'alwaysPrepared') === true,
  };
}
