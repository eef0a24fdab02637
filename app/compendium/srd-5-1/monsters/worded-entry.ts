import type { Entry } from '../../records/former/action-record';
import type { DamagePart } from '../../records/former/record-parts';
import { slugOf } from '../../records/slug-of';
import { areaIn } from '../parse/parse-area';
import { attackIn } from '../parse/parse-attack';
import { damageIn } from '../parse/parse-damage';
import { inflictedIn, sentencesOf } from '../parse/parse-inflicted';
import { savesIn } from '../parse/parse-save';
import { tagOf } from './trait-tags';

/** Entries whose distances are not areas of effect. */
const NO_AREA = /Telepathy|Illumination|Stride|Swallow/;

/** Damage that a creature takes itself, or a limit on damage taken. */
const OWN_DAMAGE = /^(?:The vampire takes|It takes|For every)/;

/** Parses an entry in the 2014 phrasing: attacks, saves, damage, areas and conditions. */
export function wordedEntry(name: string, text: string): Entry {
  const tag = tagOf(slugOf(name));
  const attack = attackIn(text);
  const words = attack?.rest ?? text;
  const forced = savesIn(words);
  return {
    name,
    text,
    only: null,
    recharge: null,
    uses: null,
    attacks: attack ? [attack.attack] : [],
    saves: forced.saves,
    damage: otherDamage(
      words,
      forced.saves.flatMap((save) => save.damage),
    ),
    inflicts: tag === 'multiattack' ? [] : inflictedIn(forced.before),
    area: attack || forced.saves.length > 0 || NO_AREA.test(name) ? null : areaIn(text),
    tag,
  };
}

/** Damage outside attacks and saves, each with the sentence that says when it is dealt. */
function otherDamage(words: string, saved: readonly DamagePart[]): DamagePart[] {
  const left = [...saved];
  const found: DamagePart[] = [];
  for (const sentence of sentencesOf(words)) {
    if (/included in the attack/.test(sentence) || OWN_DAMAGE.test(bare(sentence))) continue;
    for (const { part } of damageIn(sentence)) {
      if (part.dice === null && part.type === null) continue;
      const known = left.findIndex((one) => one.average === part.average && one.type === part.type);
      if (known >= 0) left.splice(known, 1);
      else found.push({ ...part, when: clipped(sentence) });
    }
  }
  return found;
}

/** The sentence without the name that may start its paragraph. */
function bare(sentence: string): string {
  return sentence.replace(/^[A-Z][A-Za-z ]+\. /, '');
}

function clipped(sentence: string): string {
  return sentence.length <= 200 ? sentence : `${sentence.slice(0, 199).replace(/\s+\S*$/, '')}…`;
}
