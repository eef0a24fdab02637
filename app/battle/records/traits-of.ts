import type { MonsterRecord } from '~/compendium/records/monster-record';
import type { Condition } from '~/rules/conditions';
import type { Manner } from '../sheet/body-words';
import type { Combatant, Defence, Traits } from '../sheet/combatant';

const AGAINST: Readonly<Record<string, Condition>> = {
  'being-charmed': 'charmed',
  'being-frightened': 'frightened',
  'being-stunned': 'stunned',
  'being-blinded': 'blinded',
  'being-paralyzed': 'paralyzed',
  'being-knocked-prone': 'prone',
  'being-knocked-unconscious': 'unconscious',
  poison: 'poisoned',
};

/**
 * The permanent traits of a creature, by the tags and the structure of its entries; `leftOut` names those that are not
 * simulated.
 */
export function traitsOf(record: MonsterRecord): { traits: Traits; leftOut: string[] } {
  const tags = new Set(record.traits.flatMap(({ tag }) => (tag === null ? [] : [tag])));
  const effects = record.traits.flatMap((entry) => entry.effects);
  const regenerate = effects.find(({ kind }) => kind === 'regenerate');
  const resistances =
    record.legendary?.resistancesPerDay ??
    record.traits.find(({ tag }) => tag === 'legendary-resistance')?.uses?.times;
  const relentless = record.traits.find(({ tag }) => tag === 'relentless');
  const limit = relentless ? relentlessLimit(relentless.text) : null;
  const against = effects.flatMap((effect) =>
    effect.kind === 'modify' && effect.what === 'saves' && effect.how === 'advantage'
      ? (effect.against ?? []).flatMap((one) => AGAINST[one] ?? [])
      : [],
  );
  const traits: Traits = {
    ...(tags.has('pack-tactics') ? { packTactics: true } : {}),
    ...(tags.has('magic-resistance') ? { magicResistance: true } : {}),
    ...(resistances ? { legendaryResistance: resistances } : {}),
    ...(record.legendary ? { legendaryActions: record.legendary.actionsPerRound } : {}),
    ...(regenerate?.kind === 'regenerate'
      ? {
          regeneration: {
            hitPoints: regenerate.hitPoints,
            stoppedBy: regenerate.stoppedBy,
            keepsAlive: regenerate.keepsAlive ?? false,
          },
        }
      : {}),
    ...(tags.has('undead-fortitude') ? { undeadFortitude: true } : {}),
    ...(limit === null ? {} : { relentless: limit }),
    ...(tags.has('evasion') ? { evasion: true } : {}),
    ...(tags.has('blood-frenzy') ? { bloodFrenzy: true } : {}),
    ...(tags.has('reckless') ? { reckless: true } : {}),
    ...(tags.has('flyby') ? { flyby: true } : {}),
    ...(against.length > 0 ? { saveAdvantageAgainst: [...new Set(against)] } : {}),
  };
  const isUnread = relentless !== undefined && limit === null;
  return {
    traits,
    leftOut: isUnread
      ? [
          `${relentless.name}: its text gives no limit such as “7 damage or less”, so it is not simulated.`,
        ]
      : [],
  };
}

/** The limit in "takes 7 damage or less", which is only in the text; null when there is none. */
function relentlessLimit(text: string): number | null {
  const found =
    /(\d+) (?:points of )?damage or (?:less|fewer)|(\d+) or (?:less|fewer) (?:points of )?damage/i.exec(
      text,
    );
  return found === null ? null : Number(found[1] ?? found[2]);
}

const UNLESS: Readonly<Record<string, Defence['unless']>> = {
  nonmagical: 'magical',
  'nonmagical-not-silvered': 'silvered',
  'nonmagical-not-adamantine': 'adamantine',
};

/**
 * The creature's defences, and what heals it. Defences against spells, or given only as text, are listed in `leftOut`.
 */
export function defencesOf(
  record: MonsterRecord,
): Pick<Combatant, 'defences'> & { leftOut: string[] } {
  const leftOut: string[] = [];
  const of = (how: 'resist' | 'immune' | 'vulnerable', list: MonsterRecord['defences']['resist']) =>
    list.flatMap(({ types, qualifier, text }): Defence[] => {
      if (qualifier !== null && UNLESS[qualifier] === undefined) {
        leftOut.push(
          `${how === 'vulnerable' ? 'Vulnerable to' : 'Protected from'} ${text}: not simulated.`,
        );
        return [];
      }
      const unless = qualifier === null ? undefined : UNLESS[qualifier];
      return types.length === 0
        ? []
        : [{ how, types, ...(unless === undefined ? {} : { unless }) }];
    });
  const { vulnerable, resist, immune } = record.defences;
  const absorbs = record.traits.flatMap(({ effects }) =>
    effects.flatMap((effect): Defence[] =>
      effect.kind === 'defence' && effect.how === 'absorb' && effect.types.length > 0
        ? [{ how: 'absorb', types: effect.types }]
        : [],
    ),
  );
  return {
    defences: [
      ...of('vulnerable', vulnerable),
      ...of('resist', resist),
      ...of('immune', immune),
      ...absorbs,
    ],
    leftOut,
  };
}

/** Whether its weapons count as magical. */
export function mannerOf(record: MonsterRecord): Manner {
  const magical = record.traits.some(({ effects }) =>
    effects.some(
      (effect) =>
        effect.kind === 'modify' &&
        effect.what === 'weapon' &&
        (effect.against ?? []).includes('magical'),
    ),
  );
  return magical ? 'magical' : 'plain';
}
