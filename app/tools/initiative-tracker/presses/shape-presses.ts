import type { Deed } from '~/fights/log/deeds';
import type { Combatant } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import { bareSheet } from '~/fights/sheet/by-hand';
import type { LastingSeed } from '~/fights/sheet/lasting';
import type { Sheet } from '~/fights/sheet/sheet';
import {
  type Asked,
  cut,
  cutText,
  deeds,
  NOBODY,
  oneOf,
  type Pressed,
  problem,
  text,
  theOne,
  whole,
} from './asked';

/**
 * Puts the open combatant into the shape of a creature, or one with typed numbers. Hit points follow the edition:
 * separate, with excess damage carried over (SRD 5.1, "Wild Shape", "Polymorph"), or temporary (SRD 5.2.1,
 * "Polymorph").
 */
export function transform(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null || one.kind === 'event') return problem(NOBODY);
  if (one.death.state !== 'up') return problem(`${one.name} is down and cannot change form.`);
  const into = shapeOf(asked, one);
  if ('problem' in into) return into;
  const { edition } = asked.fight.settings;
  const chosen = oneOf(asked, 'shape-how', ['', 'apart', 'temporary', 'own']);
  const hitPoints = chosen || (edition === '2014' ? 'apart' : 'temporary');
  const given =
    text(asked, 'shape-temporary') === '' ? 0 : whole(asked, 'shape-temporary', 0, 9999);
  if (given === null) return problem('Temporary hit points are a whole number up to 9,999.');
  const name = cut(`${one.formerShape?.name ?? one.name} (${into.name})`, 100);
  const keeper = combatantOf(asked.fight, text(asked, 'shape-by'));
  const spell = cutText(asked, 'shape-with', 80) || 'Polymorph';
  const mark = keeper && markOf(asked, keeper, spell);
  const until = mark === null ? {} : { until: mark.id };
  return deeds(
    ...(mark === null ? [] : [{ do: 'lasting' as const, who: [one.id], lasting: mark }]),
    { do: 'transform', who: one.id, into, hitPoints, name, ...until },
    ...(given > 0 ? [shield(one.id, given)] : []),
    ...(mark === null || keeper === null
      ? []
      : [{ do: 'concentrates' as const, who: keeper.id, on: spell, lasting: [mark.id] }]),
  );
}

function shield(who: string, amount: number): Deed {
  return { do: 'shield', given: [{ who, amount, replace: false }] };
}

/** The sheet of the shape: from a record or minimal, with typed numbers replacing its own. */
function shapeOf(asked: Asked, one: Combatant): Sheet | { problem: string } {
  const typed = cutText(asked, 'shape', 100);
  if (typed === '') return { problem: 'Type the new form: “Wolf”.' };
  const ac = whole(asked, 'shape-ac', 0, 50);
  if (ac === null && text(asked, 'shape-ac') !== '') {
    return { problem: 'Armor Class is a whole number from 0 to 50.' };
  }
  const maximum = whole(asked, 'shape-hp', 1, 9999);
  if (maximum === null && text(asked, 'shape-hp') !== '') {
    return { problem: 'Hit points are a whole number from 1 to 9,999.' };
  }
  const found = asked.creature(typed)?.sheet ?? null;
  if (found === null && maximum === null) {
    return {
      problem: `No creature called “${cut(typed, 60)}” was found. Type its hit points to use it anyway.`,
    };
  }
  const own = one.formerShape?.sheet ?? one.sheet;
  const shape = found ?? bareSheet(asked.fight.settings.edition, { name: typed, maximum });
  const { int, wis, cha } = own.saves;
  return {
    ...shape,
    ...(ac === null ? {} : { ac }),
    ...(maximum === null ? {} : { maximum }),
    // Its challenge and experience do not change with its shape.
    xp: own.xp,
    challenge: own.challenge,
    ...(text(asked, 'shape-mind') === ''
      ? {}
      : { saves: { ...shape.saves, int, wis, cha }, proficiencyBonus: own.proficiencyBonus }),
  };
}

function markOf(asked: Asked, keeper: Combatant, name: string): LastingSeed {
  return {
    id: asked.newId().slice(0, 40),
    name,
    conditions: [],
    text: 'In another shape.',
    colour: 'gray',
    sign: 'moon',
    maker: keeper.id,
    ends: { concentration: true },
    ongoing: null,
    hidden: false,
    despiteImmunity: false,
  };
}
