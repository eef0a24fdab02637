import { condition, few } from '~/compendium/records/record-parts';
import type { Deed } from '../log/deeds';
import { conditionMark } from '../people/condition-mark';
import { concentrationOf } from '../people/from-character';
import type { FreeMember } from './fight-members.server';
import type { MemberCopy } from './member-copies';

const AS_IN_PARTY = 'as in the party';

/**
 * The deeds that set a combatant to its party's values: maximum, hit points, temporary hit points, slots, uses,
 * conditions, exhaustion and concentration.
 */
export function asInParty(member: FreeMember, copy: MemberCopy): Deed[] {
  const { id: who, hp, temporary, maximum } = member;
  const deeds: Deed[] = [];
  let now = copy.hp;
  if (maximum !== copy.maximum && maximum > 0) {
    deeds.push({ do: 'change', who, changes: { sheet: { maximum } } });
    now = now >= copy.maximum ? maximum : Math.min(now, maximum);
  }
  const gives = (amount: number): Deed => ({
    do: 'shield',
    given: [{ who, amount, replace: true }],
  });
  const isHurt = hp < now;
  if (isHurt && copy.temporary > 0) deeds.push(gives(0));
  if (isHurt) deeds.push(harmOf(who, now - hp));
  if (hp > now) {
    const healed = [{ who, amount: hp - now }];
    deeds.push({ do: 'heal', by: null, with: AS_IN_PARTY, healed, revives: true });
  }
  const left = isHurt ? 0 : copy.temporary;
  if (temporary !== left) deeds.push(gives(temporary));
  deeds.push(...deathInParty(member, copy));
  return [...deeds, ...spentInParty(member, copy), ...statesInParty(member, copy)];
}

/** The death saves of a member at 0 hit points, who may be stable or dead by now. */
function deathInParty(member: FreeMember, copy: MemberCopy): Deed[] {
  const { id: who, hp, deathSuccesses: successes, deathFailures: failures } = member;
  const isKnown =
    copy.hp <= 0 && copy.deathSuccesses === successes && copy.deathFailures === failures;
  if (hp > 0 || isKnown) return [];
  const death =
    failures >= 3
      ? ({ state: 'dead', successes: 0, failures: 3 } as const)
      : successes >= 3
        ? ({ state: 'stable', successes: 0, failures: 0 } as const)
        : ({ state: 'dying', successes, failures } as const);
  return [{ do: 'change', who, changes: { death } }];
}

/** The slots and uses spent or regained since it joined. */
function spentInParty(member: FreeMember, copy: MemberCopy): Deed[] {
  const { id: who } = member;
  const slots: unknown = JSON.parse(member.slotsSpent ?? '[]');
  const uses: object = Object(JSON.parse(member.usesSpent ?? '{}'));
  const difference = (now: unknown, before: number) =>
    typeof now === 'number' ? Math.max(-200, Math.min(200, now - before)) : 0;
  return [
    ...copy.slotsSpent.map((before, at): Deed => {
      const by = difference(Array.isArray(slots) ? (slots[at] ?? 0) : 0, before);
      return { do: 'spend', who, what: { of: 'slot', level: at + 1 }, by };
    }),
    ...Object.entries(copy.usesSpent).map(([key, before]): Deed => {
      const by = difference(new Map(Object.entries(uses)).get(key), before);
      return { do: 'spend', who, what: { of: 'use', key }, by };
    }),
  ].filter((deed) => deed.do === 'spend' && deed.by !== 0);
}

/** The conditions, exhaustion and concentration that came or went since it joined. */
function statesInParty(member: FreeMember, copy: MemberCopy): Deed[] {
  const { id: who, exhaustion, concentration } = member;
  const read = few(condition, 15).safeParse(JSON.parse(member.conditions ?? '[]'));
  const now = read.success ? read.data : copy.conditions;
  const came = now.filter((one) => !copy.conditions.includes(one));
  const ended = copy.lasting
    .filter(({ conditions }) => conditions.some((one) => !now.includes(one)))
    .map(({ id }) => ({ who, lasting: id }));
  const deeds: Deed[] = came.map((one) => ({
    do: 'lasting',
    who: [who],
    lasting: conditionMark(one),
  }));
  if (ended.length > 0) deeds.push({ do: 'lasting-ends', ended });
  if (exhaustion !== copy.exhaustion) {
    deeds.push({ do: 'exhaustion', who: [who], levels: exhaustion - copy.exhaustion });
  }
  if (concentration === copy.concentration) return deeds;
  return concentration === ''
    ? [...deeds, { do: 'concentration-ends', who }]
    : [...deeds, ...concentrationOf(who, { concentration })];
}

/** A harm deed whose damage is final: resistances were already applied. */
export function harmOf(
  who: string,
  amount: number,
  what: string | null = AS_IN_PARTY,
  critical = false,
): Deed {
  const no = { attack: false, magical: false, silvered: false, adamantine: false };
  return {
    do: 'harm',
    by: null,
    with: what,
    manner: { ...no, spell: false, good: false },
    struck: [
      {
        who,
        parts: [{ amount, type: null }],
        share: 1,
        critical,
        lasting: [],
        ignoresDefences: true,
        knocksOut: false,
      },
    ],
  };
}
