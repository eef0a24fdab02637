import type { Deed } from '~/fights/log/deeds';
import type { Combatant } from '~/fights/log/state';
import { aimSpell, concentrating, lands } from '~/fights/moves/spell-aim';
import { drained } from '~/fights/moves/strike-heals';
import { wishOf } from '~/fights/moves/strike-wish';
import { combatantOf } from '~/fights/people/people';
import type { SpellKnown } from '~/fights/sheet/known-spells';
import { withSpellBonus } from '~/fights/sheet/spell-bonus';
import {
  type Caster,
  castBy,
  lacking,
  type SpellMove,
  type SpellStep,
  stepOf,
} from '~/fights/sheet/spell-move';
import type { Strike } from '~/fights/sheet/strike';
import { AMOUNT, type Asked, cut, cutText, targets, text, type Wished } from './asked';
import { healing } from './healing';
import { castingsOf, spellOf, typedBy } from './spell-caster';
import { spellPaid } from './spell-cost';
import { notesOf } from './strike-wish';
import { typedCaster } from './typed-caster';

type Problem = { problem: string };

/** A spell to be cast: the caster's numbers, the cost, and deeds that store new numbers on the caster's sheet. */
type Casts = { caster: Caster; known: SpellKnown | null; remembers: readonly Deed[] };

/**
 * Casts a spell on all selected: `spell:{who}:{name or id}:{index of its effect}`. A creature uses the numbers of its
 * statblock, others the typed ones; if the name is empty, it is in the field `spell-name`.
 */
export function spellWish(asked: Asked, intent: string): Wished | Problem {
  const [, asks = '', id = '', place = '0'] = /^spell:([^:]+):([^:]*):(\d)$/.exec(intent) ?? [];
  const shown = combatantOf(asked.fight, asks);
  if (!shown) return { problem: 'Choose who casts the spell.' };
  const name = id === '' ? cutText(asked, 'spell-name', 100) : id;
  if (name === '') return { problem: 'Type the name of the spell.' };
  const spell = asked.spell?.(name) ?? null;
  const isTyped = id === '' && text(asked, 'spell-typed') !== '';
  if (spell === null) {
    const none = `No spell called “${cut(name, 60)}” was found.`;
    return { problem: isTyped ? `${AMOUNT} ${none}` : none };
  }
  const maker = isTyped ? typedBy(asked, shown, spell) : shown;
  if ('problem' in maker) return maker;
  const who = maker.id;
  const casts = castsOf(asked, maker, isTyped ? spellOf(asked, maker, spell) : id);
  if ('problem' in casts) return casts;
  const paid = spellPaid(asked, maker, spell, casts.known);
  if ('problem' in paid) return paid;
  const step = stepOf(spell, paid.level, casts.caster.level);
  const strike = step.strikes[Number(place)] ?? step.strikes[0] ?? null;
  const others = step.strikes.flatMap((one, at) =>
    one === strike ? [] : [{ name: one.name, intent: `spell:${who}:${spell.id}:${at}` }],
  );
  const casting: Deed = { do: 'casts', who, spell: spell.name, level: spell.level && paid.level };
  const goesOn = paid.again ? [] : [casting];
  const spends = [...paid.spends, ...casts.remembers];
  const base = { first: goesOn, spends, others };
  if (strike === null) return { ...base, ...untold({ maker, spell, step, paid }) };
  const lack = lacking(strike, casts.caster);
  if (lack === 'dc') {
    const isCaster = castingsOf(asked, maker).length > 0 || maker.sheet.casting !== undefined;
    const whose = isCaster ? `${maker.name}’s saves` : 'the saves';
    return {
      problem: isTyped
        ? `Type the DC of ${whose} too: “${name} dc 15”${isCaster ? '' : ', or choose who casts it under “Source, options”'}.`
        : 'Type the DC of the caster’s saves, from 1 to 40.',
    };
  }
  if (lack === 'attack') return { problem: 'Type the caster’s bonus to hit with spells.' };
  const aimed = aimedAt(asked, maker, strike, step);
  if ('problem' in aimed) return aimed;
  const cast = castBy({ ...strike, name: spell.name }, casts.caster);
  const own = withSpellBonus(cast, casts.known?.bonus, spell.level && paid.level);
  const healed = healing(asked, own, aimed.ids);
  const concentrates = step.concentration && !paid.again;
  return {
    ...base,
    wish: wishOf(own, { maker: who, targets: aimed.ids, newId: asked.newId }),
    heals: healed.heals,
    notes: [...paid.notes, ...concentration(maker, concentrates, spell), ...notesOf(own)].slice(
      0,
      10,
    ),
    after: (plan) => [
      ...healed.deeds.map((deed) => ({ ...deed, by: who, with: spell.name })),
      ...drained(plan, own),
      ...(concentrates && lands(plan) ? [concentrating(who, { spell, strike }, plan)] : []),
    ],
  };
}

/** The caster's numbers: of the sheet's or statblock's entry that has the spell, else those typed for this cast. */
function castsOf(asked: Asked, maker: Combatant, id: string): Casts | Problem {
  const castings = castingsOf(asked, maker);
  for (const casting of id === '' ? [] : castings) {
    const known = casting.spells.find(({ spell }) => id === spell || id.startsWith(`${spell}.`));
    if (known) return { caster: casting, known, remembers: [] };
  }
  return typedCaster(asked, maker, castings[0] ?? null);
}

function concentration(maker: Combatant, concentrates: boolean, spell: SpellMove): string[] {
  if (!concentrates) return [];
  const before = maker.concentration?.on;
  return [
    before === undefined
      ? `${maker.name} concentrates on ${spell.name}.`
      : `${maker.name} ends ${before} to concentrate on ${spell.name}.`,
  ];
}

type Untold = {
  maker: Combatant;
  spell: SpellMove;
  step: SpellStep;
  paid: { again: boolean; notes: readonly string[] };
};

/** A spell without rolls: only its cost and concentration. */
function untold({ maker, spell, step, paid }: Untold): Omit<Wished, 'spends'> {
  const concentrates = step.concentration && !paid.again;
  const wish = { by: maker.id, with: spell.name, damage: [], save: null, targets: [] };
  const on: Deed = { do: 'concentrates', who: maker.id, on: cut(spell.name, 120), lasting: [] };
  return {
    wish: { kind: 'blast', of: wish },
    notes: [
      'Nothing is rolled for this spell: see its text.',
      ...paid.notes,
      ...concentration(maker, concentrates, spell),
    ],
    after: () => (concentrates ? [on] : []),
  };
}

/** The targets: the selected, including the caster if selected. */
function aimedAt(
  asked: Asked,
  maker: Combatant,
  strike: Strike,
  step: SpellStep,
): { ids: string[] } | Problem {
  const ticked = asked.form.getAll('who').length > 0 ? targets(asked) : [];
  return aimSpell(
    maker.id,
    strike,
    step,
    ticked.map(({ id }) => id),
  );
}
