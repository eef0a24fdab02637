import type { Skill } from '~/rules/ability';
import type { FileFacts } from './file-facts';
import { chosenTraits, ofType } from './foundry-in-classes';
import { FOUNDRY_SKILLS, languageNamed, toolNamed } from './foundry-keys';
import { textAt } from './outside';

const SKILLS = Object.entries(FOUNDRY_SKILLS) as [Skill, string][];

/** The name of a race or background: from its item, or the text when there is none. */
function nameOfDetail(actor: unknown, items: readonly unknown[], type: 'race' | 'background') {
  const held = textAt(actor, 'system', 'details', type);
  const item = ofType(items, type)[0];
  return item === undefined && !/^[A-Za-z0-9]{16}$/.test(held) ? held : textAt(item, 'name');
}

/** Names of an actor's race: as written, with the parts swapped, and its identifier. */
export function racesOf(actor: unknown, items: readonly unknown[]): string[] {
  const name = nameOfDetail(actor, items, 'race');
  const identifier = textAt(ofType(items, 'race')[0], 'system', 'identifier');
  // The race can be written as "Elf, High".
  const turned = /^([^,]+),(.+)$/.exec(name);
  return [name, turned ? `${turned[2]?.trim()} ${turned[1]}` : '', identifier].filter(
    (one) => one !== '',
  );
}

/** The background of an actor with what it gives; null when it has none. */
export function backgroundOf(actor: unknown, items: readonly unknown[]): FileFacts['background'] {
  const name = nameOfDetail(actor, items, 'background');
  if (name === '') return null;
  const traits = chosenTraits(ofType(items, 'background')[0]);
  const ending = (prefix: string) =>
    traits.flatMap((key) => (key.startsWith(prefix) ? [key.slice(key.lastIndexOf(':') + 1)] : []));
  const feature = ofType(items, 'feat').find(
    (one) => textAt(one, 'system', 'type', 'value') === 'background',
  );
  return {
    name,
    feature: textAt(feature, 'name'),
    skills: SKILLS.filter(([, key]) => ending('skills:').includes(key)).map(([skill]) => skill),
    tools: ending('tool:').map(toolNamed),
    languages: ending('languages:').map(languageNamed),
  };
}
