import type { KnownMark } from '~/fights/log/state';
import { combatantOf, combatantsOf } from '~/fights/people/people';
import type { LastingSeed } from '~/fights/sheet/lasting';
import { MARK_COLOURS, MARK_SIGNS } from '~/fights/sheet/mark-looks';
import { ABILITIES, type Ability } from '~/rules/ability';
import { CONDITIONS, type Condition } from '~/rules/conditions';
import {
  type Asked,
  cutText,
  deeds,
  gone,
  MOST_DEEDS,
  maker,
  NOBODY,
  oneOf,
  type Pressed,
  problem,
  targets,
  text,
  theOne,
  whole,
} from './asked';

/** Most effects that one event ends. */
const MOST_AT_ONCE = 200;

/** Puts a condition or custom mark on all selected. */
export function lasting(asked: Asked): Pressed {
  const who = targets(asked);
  if (who.length === 0) return problem(NOBODY);
  // A condition has a button of its own, `put:{condition}`, beside the fields of a custom one.
  const [, put] = /^put:(.+)$/.exec(text(asked, 'intent')) ?? [];
  const named = put ?? text(asked, 'condition');
  const condition = CONDITIONS.find((one) => one === named) ?? null;
  const custom = put === undefined ? cutText(asked, 'mark', 80) : '';
  const name = custom || condition || '';
  if (name === '') return problem('Choose a condition, or type a name for your own.');
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
  // An effect that ends with the target's own turn differs for each target.
  const isOwn = text(asked, 'until') !== '' && text(asked, 'turn-of') === '';
  if (isOwn && who.length > MOST_DEEDS) return problem(`Select at most ${MOST_DEEDS} at once.`);
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
              ability,
              dc,
              advantage: false,
              against: condition ? [condition] : [],
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

/** The last mark of this name, whose values fill the fields left empty. */
function knownMark({ fight }: Asked, name: string): KnownMark | undefined {
  return fight.marks?.find((one) => one.name.toLowerCase() === name.toLowerCase());
}

/** Ends an effect by hand. */
export function lastingEnds(asked: Asked): Pressed {
  const one = theOne(asked);
  const id = text(asked, 'lasting');
  if (!one?.lasting.some((lasts) => lasts.id === id)) return gone();
  return deeds({ do: 'lasting-ends', ended: [{ who: one.id, lasting: id }] });
}

/** After a fight: ends the selected remaining effects, or all of them. */
export function stillLasting(which: 'selected' | 'all') {
  return (asked: Asked): Pressed => {
    const selected = new Set(asked.form.getAll('still'));
    const ended = combatantsOf(asked.fight).flatMap((one) =>
      one.lasting.flatMap(({ id }) =>
        which === 'all' || selected.has(JSON.stringify([one.id, id]))
          ? [{ who: one.id, lasting: id }]
          : [],
      ),
    );
    if (ended.length === 0) return problem('Select the conditions that end.');
    const parts = Math.ceil(ended.length / MOST_AT_ONCE);
    return deeds(
      ...Array.from({ length: parts }, (_, at) => ({
        do: 'lasting-ends' as const,
        ended: ended.slice(at * MOST_AT_ONCE, (at + 1) * MOST_AT_ONCE),
      })),
    );
  };
}

/** Adds or removes levels of exhaustion. */
export function exhaustion(asked: Asked): Pressed {
  const who = targets(asked).map(({ id }) => id);
  if (who.length === 0) return problem(NOBODY);
  const levels = text(asked, 'levels') === '' ? 1 : whole(asked, 'levels', -6, 6);
  if (levels === null) return problem('Exhaustion has from 1 to 6 levels.');
  return deeds({ do: 'exhaustion', who, levels });
}

/** Starts concentration, which ends the previous one. */
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
