import { ATTACK_KINDS, type Attack, type AttackKind } from '../../records/former/action-record';
import type { DamagePart } from '../../records/former/record-parts';
import { DAMAGE, damageOf } from './parse-damage';

const HEAD =
  /^(Melee or Ranged|Melee|Ranged) (Weapon|Spell) Attack: \+(\d+) to hit(?: \(\+(\d+) to hit with ([a-z]+)\))?, (?:reach (\d+) ft\.)?(?: or )?(?:range (\d+)(?:\/(\d+))? ft\.)?, ([^.]+)\. Hit: /;

const WHEN =
  'if used with two hands(?: to make a melee attack)?|if wielded with two hands|if the swarm has half of its hit points or fewer|with shillelagh|while enlarged|in Small or Medium form|at range';

const HIT = new RegExp(`${DAMAGE}(?: in melee)?`, 'y');
const PLUS = new RegExp(`,? plus ${DAMAGE}`, 'y');
const OR = new RegExp(`(?:,? or|,) ${DAMAGE} (${WHEN})`, 'y');

/** Parses an attack and returns it with the text after its damage, or null when the text is not an attack. */
export function attackIn(text: string): { attack: Attack; rest: string } | null {
  const head = HEAD.exec(text);
  if (head === null) return null;
  const [whole, reachOrRange, means, toHit, otherToHit, otherMeans, reach, normal, long, targets] =
    head;
  const hit = hitOf(text.slice(whole.length));
  return {
    attack: {
      kind: kindOf(`${reachOrRange} ${means}`),
      toHit: Number(toHit),
      reachFeet: reach === undefined ? null : Number(reach),
      rangeFeet:
        normal === undefined
          ? null
          : { normal: Number(normal), long: long === undefined ? null : Number(long) },
      targets: targets ?? '',
      damage: hit.damage,
      alternatives: hit.alternatives.map((other) =>
        otherMeans !== undefined && other.when.includes(otherMeans)
          ? { ...other, toHit: Number(otherToHit) }
          : other,
      ),
    },
    rest: hit.rest,
  };
}

function kindOf(words: string): AttackKind {
  const key = words.toLowerCase().replaceAll(' ', '-');
  const kind = ATTACK_KINDS.find((one) => one === key);
  if (kind === undefined) throw new Error(`No kind of attack: ${words}`);
  return kind;
}

type Hit = { damage: DamagePart[]; alternatives: Attack['alternatives']; rest: string };

/** "A plus B, or C if …, plus D": B adds to A, C replaces A, and D is dealt with either. */
function hitOf(words: string): Hit {
  const damage: DamagePart[] = [];
  const alternatives: Attack['alternatives'] = [];
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(words);
    if (match) at = pattern.lastIndex;
    return match;
  };
  const first = take(HIT);
  if (first === null) return { damage, alternatives, rest: words };
  damage.push(damageOf(first));
  for (let plus = take(PLUS); plus; plus = take(PLUS)) damage.push(damageOf(plus));
  for (let or = take(OR); or; or = take(OR)) {
    alternatives.push({ when: or.at(-1) ?? '', toHit: null, damage: [damageOf(or)] });
  }
  for (let plus = take(PLUS); plus; plus = take(PLUS)) {
    damage.push(damageOf(plus));
    for (const other of alternatives) other.damage.push(damageOf(plus));
  }
  return { damage, alternatives, rest: words.slice(at) };
}
