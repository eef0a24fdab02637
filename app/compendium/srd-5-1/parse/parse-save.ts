import { ABILITIES, ABILITY_NAMES, type Ability } from '~/rules/ability';
import type { ForcedSave } from '../../records/former/action-record';
import { areaIn } from './parse-area';
import { damageIn } from './parse-damage';
import { inflictedIn } from './parse-inflicted';

const NAME = Object.values(ABILITY_NAMES).join('|');
const SAVE = new RegExp(`DC (\\d+) (${NAME})(?: or (${NAME}))? saving throw`, 'g');

/** Saves that the creature itself makes. */
const OWN_SAVE = /regurgitate|catch the missile/;

/** Parses the saves that a text forces on others; `before` is the text before the first of them. */
export function savesIn(words: string): { before: string; saves: ForcedSave[] } {
  const found = [...words.matchAll(SAVE)];
  const starts = found.map((match) => match.index);
  const saves: ForcedSave[] = [];
  found.forEach((match, at) => {
    const segment = words.slice(match.index, starts[at + 1] ?? words.length);
    if (OWN_SAVE.test(segment)) return;
    saves.push(saveOf(match, segment, words, nameBefore(words, match.index)));
  });
  return { before: words.slice(0, starts[0] ?? words.length), saves };
}

function saveOf(
  match: RegExpExecArray,
  segment: string,
  words: string,
  name: string | null,
): ForcedSave {
  const paragraph = paragraphAt(words, match.index);
  return {
    name,
    dc: Number(match[1]),
    ability: abilityOf(match[2]) ?? 'con',
    orAbility: abilityOf(match[3]),
    damage: savedDamage(segment),
    onSuccess: successOf(segment),
    area: areaIn(paragraph),
    inflicts: inflictedIn(segment),
  };
}

/** The damage of a failed save that is taken at once, not on each turn or on a later event. */
function savedDamage(segment: string) {
  const at = /\b(?:taking|take|takes)\b/.exec(segment)?.index;
  if (at === undefined) return [];
  const parts = damageIn(segment).filter((one) => one.at >= at);
  const first = parts[0];
  if (first === undefined || first.at - at > 12) return [];
  if (/^ (?:for every|at the (?:start|end) of|every)/.test(segment.slice(first.end))) return [];
  const taken = [first.part];
  let end = first.end;
  for (const next of parts.slice(1)) {
    if (segment.slice(end, next.at) !== ' plus ') break;
    taken.push(next.part);
    end = next.end;
  }
  return taken;
}

function successOf(segment: string): ForcedSave['onSuccess'] {
  if (/half as much damage|takes (?:only )?half the (?:[a-z]+ )?damage/.test(segment))
    return 'half';
  return /On a successful save, the creature can|If the saving throw is successful, the target is pushed/.test(
    segment,
  )
    ? 'other'
    : 'none';
}

/** The name of one of several effects, at the start of its paragraph: "Fire Breath. The dragon …". */
function nameBefore(words: string, at: number): string | null {
  return /^([A-Z][a-z]+ (?:Breath|Roar))\. /.exec(paragraphAt(words, at))?.[1] ?? null;
}

function paragraphAt(words: string, at: number): string {
  const start = words.lastIndexOf('\n', at) + 1;
  const end = words.indexOf('\n', at);
  return words.slice(start, end === -1 ? words.length : end);
}

function abilityOf(name: string | undefined): Ability | null {
  return ABILITIES.find((ability) => ABILITY_NAMES[ability] === name) ?? null;
}
