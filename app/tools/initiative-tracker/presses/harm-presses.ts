import type { KnownMark } from '~/fights/log/state';
import { combatantOf } from '~/fights/people/people';
import type { LastingSeed } from '~/fights/sheet/lasting';
import { MARK_COLOURS, MARK_SIGNS } from '~/fights/sheet/mark-looks';
import { ABILITIES, type Ability } from '~/rules/ability';
import { CONDITIONS, type Condition } from '~/rules/conditions';
import { DAMAGE_TYPES } from '~/rules/damage-types';
import { amountsIn } from './amounts';
import {
  type Asked,
  cutText,
  deeds,
  MOST_DEEDS,
  NOBODY,
  oneOf,
  type Pressed,
  problem,
  targets,
  text,
  theOne,
  whole,
} from './asked';

const AMOUNT = 'Type how much: “12”, “2d6+3 slashing” or “10 fire and 5 cold”.';
const MOST = 9999;
const SHARES = { all: 1, half: 0.5, double: 2, none: 0 } as const;

/** Who does it, when somebody in the fight is named: else nobody in particular. */
function maker(asked: Asked): string | null {
  return combatantOf(asked.fight, text(asked, 'by'))?.id ?? null;
}

function typedAmounts(asked: Asked) {
  const type = DAMAGE_TYPES.find((one) => one === text(asked, 'type')) ?? null;
  return amountsIn(text(asked, 'amount'), type, asked.random);
}

/** Damage to all who are ticked, each by its own defences. */
export function harm(asked: Asked): Pressed {
  const struck = targets(asked);
  if (struck.length === 0) return problem(NOBODY);
  const parts = typedAmounts(asked);
  if (parts === null) return problem(AMOUNT);
  const share = SHARES[oneOf(asked, 'share', ['all', 'half', 'double', 'none'])];
  const magical = text(asked, 'magical') !== '';
  return deeds({
    do: 'harm',
    by: maker(asked),
    with: cutText(asked, 'with', 120) || null,
    manner: {
      attack: text(asked, 'weapon') !== '' || !magical,
      ...{ magical, silvered: false, adamantine: false, spell: false, good: false },
    },
    struck: struck.map(({ id }) => ({
      ...{ who: id, parts, share, lasting: [] },
      critical: text(asked, 'critical') !== '',
      ignoresDefences: text(asked, 'plain') !== '',
      knocksOut: text(asked, 'knocks-out') !== '',
    })),
  });
}

/** Hit points given back to all who are ticked. */
export function heal(asked: Asked): Pressed {
  const healed = targets(asked);
  if (healed.length === 0) return problem(NOBODY);
  const amount = total(asked);
  if (amount === null) return problem(AMOUNT);
  return deeds({
    do: 'heal',
    by: maker(asked),
    with: cutText(asked, 'with', 120) || null,
    healed: healed.map(({ id }) => ({ who: id, amount })),
    revives: text(asked, 'revives') !== '',
  });
}

/** Temporary hit points: the larger number stays. */
export function shield(asked: Asked): Pressed {
  const given = targets(asked);
  if (given.length === 0) return problem(NOBODY);
  const amount = total(asked);
  if (amount === null) return problem(AMOUNT);
  const replace = text(asked, 'replace') !== '';
  return deeds({ do: 'shield', given: given.map(({ id }) => ({ who: id, amount, replace })) });
}

/** The maximum raised for a while (Aid raises what one has too), or drained. */
export function maximum(asked: Asked): Pressed {
  const who = targets(asked);
  if (who.length === 0) return problem(NOBODY);
  const amount = total(asked);
  if (amount === null) return problem(AMOUNT);
  const drains = text(asked, 'intent') === 'drain';
  const name = cutText(asked, 'with', 80) || (drains ? 'Drained' : 'Raised');
  const change = { id: asked.newId(), by: drains ? -amount : amount, name, alsoNow: !drains };
  return deeds({ do: 'maximum', who: who.map(({ id }) => id), change });
}

/** A change of the maximum is over. */
export function maximumBack(asked: Asked): Pressed {
  const one = theOne(asked);
  const change = text(asked, 'change');
  if (!one?.maximumChanges.some(({ id }) => id === change)) return gone();
  return deeds({ do: 'maximum-back', who: [one.id], change });
}

function total(asked: Asked): number | null {
  const parts = typedAmounts(asked);
  if (parts === null) return null;
  return Math.min(
    MOST,
    parts.reduce((sum, { amount }) => sum + amount, 0),
  );
}

function gone(): Pressed {
  return problem('That is over already.');
}

/** A condition, or a mark of the table's own, on all who are ticked. */
export function lasting(asked: Asked): Pressed {
  const who = targets(asked);
  if (who.length === 0) return problem(NOBODY);
  const named = text(asked, 'condition');
  const condition = CONDITIONS.find((one) => one === named) ?? null;
  const name = cutText(asked, 'mark', 80) || condition || '';
  if (name === '') return problem('Choose a condition, or type a name for the mark.');
  if (condition === 'exhaustion') {
    return deeds({ do: 'exhaustion', who: who.map(({ id }) => id), levels: 1 });
  }
  const dc = whole(asked, 'dc', 1, 40);
  const ability = ABILITIES.find((one) => one === text(asked, 'save')) ?? null;
  if ((ability === null) !== (dc === null)) {
    return problem('A save needs both: the ability and a DC from 1 to 40.');
  }
  if (text(asked, 'turns') !== '' && whole(asked, 'turns', 1, 1000) === null) {
    return problem('It lasts from 1 to 1,000 turns.');
  }
  const said = { name, condition, ability, dc };
  // What ends with a turn of the bearer’s own is another for each.
  const isOwn = text(asked, 'until') !== '' && text(asked, 'turn-of') === '';
  if (isOwn && who.length > MOST_DEEDS)
    return problem(`Tick at most ${MOST_DEEDS} at once for this.`);
  const parts = isOwn ? who.map(({ id }) => [id]) : [who.map(({ id }) => id)];
  return deeds(
    ...parts.map((bearers) => ({
      do: 'lasting' as const,
      who: bearers,
      lasting: seedOf(asked, { ...said, bearer: bearers[0] ?? '' }),
    })),
  );
}

type Lasts = {
  name: string;
  condition: Condition | null;
  bearer: string;
  ability: Ability | null;
  dc: number | null;
};

function seedOf(asked: Asked, { name, condition, bearer, ability, dc }: Lasts): LastingSeed {
  const by = maker(asked);
  const known = condition ? undefined : knownMark(asked, name);
  const moment = oneOf(asked, 'until', ['', 'start', 'end'] as const);
  const counted = combatantOf(asked.fight, text(asked, 'turn-of'))?.id ?? bearer;
  return {
    id: asked.newId(),
    name,
    conditions: condition ? [condition] : [],
    text: cutText(asked, 'words', 400) || (known?.text ?? ''),
    colour: MARK_COLOURS.find((one) => one === text(asked, 'colour')) ?? known?.colour ?? 'gray',
    sign: MARK_SIGNS.find((one) => one === text(asked, 'sign')) ?? known?.sign ?? 'circle',
    maker: by,
    ends: {
      ...(moment === ''
        ? {}
        : { turn: { of: counted, moment, count: whole(asked, 'turns', 1, 1000) ?? 1 } }),
      ...(ability && dc !== null
        ? {
            save: {
              ...{ ability, dc, advantage: false, against: condition ? [condition] : [] },
              when: oneOf(asked, 'save-when', ['turn-end', 'turn-start', 'damage', 'action']),
            },
          }
        : {}),
      ...(text(asked, 'concentration') === '' || by === null ? {} : { concentration: true }),
      ...(text(asked, 'on-damage') === '' ? {} : { damage: true }),
    },
    ongoing: null,
    hidden: text(asked, 'secret') !== '',
    despiteImmunity: text(asked, 'despite-immunity') !== '',
  };
}

/** A mark of this name as it was put last: what the form leaves open is as it was then. */
function knownMark({ fight }: Asked, name: string): KnownMark | undefined {
  return fight.marks?.find((one) => one.name.toLowerCase() === name.toLowerCase());
}

/** Something that lasted is taken away by hand. */
export function lastingEnds(asked: Asked): Pressed {
  const one = theOne(asked);
  const id = text(asked, 'lasting');
  if (!one?.lasting.some((lasts) => lasts.id === id)) return gone();
  return deeds({ do: 'lasting-ends', ended: [{ who: one.id, lasting: id }] });
}

/** A level of exhaustion more or less. */
export function exhaustion(asked: Asked): Pressed {
  const who = targets(asked).map(({ id }) => id);
  if (who.length === 0) return problem(NOBODY);
  const levels = text(asked, 'levels') === '' ? 1 : whole(asked, 'levels', -6, 6);
  if (levels === null) return problem('Exhaustion has from 1 to 6 levels.');
  return deeds({ do: 'exhaustion', who, levels });
}

/** Begins to concentrate, which ends what it concentrated on before. */
export function concentrate(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const on = cutText(asked, 'on', 120);
  if (on === '') return problem('Type what it concentrates on: “Bless”.');
  const hanging = Object.values(asked.fight.combatants).flatMap((bearer) =>
    bearer.lasting.filter((lasts) => lasts.maker === one.id && lasts.ends.concentration),
  );
  const ids = [...new Set(hanging.map(({ id }) => id))];
  return deeds({ do: 'concentrates', who: one.id, on, lasting: ids.slice(0, 50) });
}

export function concentrationEnds(asked: Asked): Pressed {
  const one = theOne(asked);
  return one?.concentration ? deeds({ do: 'concentration-ends', who: one.id }) : gone();
}

export function stabilise(asked: Asked): Pressed {
  const one = theOne(asked);
  return one ? deeds({ do: 'stabilise', who: one.id }) : problem(NOBODY);
}

/** A resource spent, or given back by a number below zero. */
export function spend(asked: Asked): Pressed {
  const one = theOne(asked);
  if (one === null) return problem(NOBODY);
  const by = text(asked, 'times') === '' ? 1 : whole(asked, 'times', -99, 99);
  if (by === null || by === 0) return problem('Type how many: a whole number, at most 99.');
  const [of = '', key = ''] = text(asked, 'what').split(/:(.*)/s);
  switch (of) {
    case 'reaction':
    case 'legendary-action':
    case 'legendary-resistance':
      return deeds({ do: 'spend', who: one.id, what: { of }, by });
    case 'use':
      if (!Object.hasOwn(one.usesLeft, key)) break;
      return deeds({ do: 'spend', who: one.id, what: { of, key }, by });
    case 'slot': {
      const level = Number(key);
      if (!(Number.isInteger(level) && level >= 1 && level <= 9)) break;
      return deeds({ do: 'spend', who: one.id, what: { of, level }, by });
    }
  }
  return problem('This form asks for nothing that is known here.');
}
