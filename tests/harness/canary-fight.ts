import { foldEvent } from '~/fights/fold/fold-event';
import { deed, fightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import type { Fight } from '~/fights/log/state';
import { bareSheet, characterSheet } from '~/fights/sheet/by-hand';
import { AREAS, secretMat } from './secret-map';

/**
 * The text of every field that players must never read. A random id contains it only by a chance of one in millions.
 */
export const CANARY = 'zqxvkj';
/** Hit points whose numbers are recognizable anywhere: current and maximum. */
export const CANARY_POINTS = {
  mira: [7919, 7993],
  tobin: [6857, 6883],
  goblin: [5801, 5879],
  ogre: [4703, 4793],
  stranger: [3607, 3697],
  ghost: [8501, 8597],
} as const;

/** The seat of Mira's player. */
export const CANARY_SEAT = 'ann';

let made = 0;
/** The fight after these deeds, parsed like those of a log. */
export function told(fight: Fight, ...deeds: unknown[]): Fight {
  made += 1;
  const whole = deeds.map((one) => deed.parse(one));
  const id = `${CANARY}-event-${made}`;
  return foldEvent(fight, fightEvent.parse({ v: 1, id, by: 'gm', at: made, deeds: whole }));
}

type Who = keyof typeof CANARY_POINTS;
const idOf = (who: Who) => `${CANARY}-${who}`;

function seedOf(who: Who, name: string, more: Record<string, unknown>) {
  const [left, most] = CANARY_POINTS[who];
  const isCharacter = more.side === 'party';
  const sheet = (isCharacter ? characterSheet : bareSheet)('2014', { name, maximum: most });
  return {
    id: idOf(who),
    row: `${CANARY}-row-${who}`,
    hitPoints: left,
    note: CANARY,
    ...more,
    sheet: {
      ...sheet,
      type: CANARY,
      record: `${CANARY}.own--${CANARY}`,
      slots: isCharacter ? [4, 2] : [],
      uses: [{ key: CANARY, name: CANARY, most: 3, per: 'day', recharge: null }],
      auras: [{ name: CANARY, feet: 10, at: 'others-turn-start', text: CANARY }],
      reminders: [{ id: CANARY, at: 'turn-start', round: null, once: false, text: CANARY }],
    },
  };
}

const lasting = (id: string, name: string, more: Record<string, unknown> = {}) => ({
  do: 'lasting',
  who: (['mira', 'goblin', 'ogre'] as const).map(idOf),
  lasting: { id: `${CANARY}-${id}`, name, text: CANARY, ...more },
});

/** The events of the canary fight, each a list of deeds. */
export function canaryDeeds(): unknown[][] {
  const ends = (who: Who) => ({
    turn: { of: idOf(who), moment: 'end', count: 2 },
    concentration: true,
  });
  const seeds = [
    seedOf('mira', 'Mira', { side: 'party', initiative: 18 }),
    seedOf('tobin', 'Tobin', { side: 'party', initiative: 14 }),
    seedOf('goblin', 'Goblin', { initiative: 12 }),
    seedOf('ogre', 'Ogre', { initiative: 10 }),
    seedOf('stranger', `${CANARY} Count`, { alias: 'Pale stranger', initiative: 8 }),
    seedOf('ghost', `${CANARY} Ghost`, { hidden: true, initiative: 16 }),
    { ...seedOf('ghost', `${CANARY} Ally`, { arrives: 9, side: 'party' }), id: `${CANARY}-late` },
  ];
  const lasts = [
    lasting('hidden', CANARY, { hidden: true }),
    lasting('gaze', `${CANARY} Count’s gaze`, { maker: idOf('stranger'), ends: ends('stranger') }),
    lasting('chill', `Chill of the ${CANARY} ghost`, { maker: idOf('ghost'), ends: ends('ghost') }),
    lasting('fright', `${CANARY} Ghost`, { conditions: ['frightened'], ends: ends('ghost') }),
    { do: 'concentrates', who: idOf('mira'), on: `Bane on ${CANARY} Count`, lasting: [CANARY] },
    { do: 'concentrates', who: idOf('ogre'), on: CANARY, lasting: [CANARY] },
    { do: 'ready', who: idOf('goblin'), what: CANARY },
    {
      do: 'maximum',
      who: [idOf('mira')],
      change: { id: CANARY, by: 0, name: CANARY, alsoNow: false },
    },
  ];
  return [
    [{ do: 'add', seeds }],
    [
      { do: 'set', settings: { background: CANARY } },
      ...(['goblin', 'stranger'] as const).map((who) => ({
        do: 'change',
        who: idOf(who),
        changes: { portrait: CANARY, colour: CANARY },
      })),
      { do: 'remind', who: null, reminder: { id: CANARY, at: 'round', text: CANARY } },
      { do: 'begin' },
      ...lasts,
    ],
    [{ do: 'mat', map: secretMat(CANARY) }],
    [{ do: 'mat-uncover', on: true, areas: [AREAS.west], what: CANARY }],
    [
      {
        do: 'mat-place',
        placed: (['mira', 'goblin', 'ghost'] as const).map((who, at) => ({
          who: idOf(who),
          at: { x: at === 1 ? 15 : 2 + at, y: 2 },
        })),
      },
    ],
    // One suggestion per event, as a seat makes them.
    [suggestion(CANARY_SEAT, 'mira', 'longsword')],
    [suggestion(`${CANARY}-seat`, 'tobin', CANARY)],
    [
      { do: 'seat', seat: CANARY_SEAT, who: idOf('mira'), name: 'Ann' },
      { do: 'seat', seat: `${CANARY}-seat`, who: idOf('tobin'), name: CANARY },
      { do: 'claim', seat: `${CANARY}-other`, who: idOf('tobin'), name: CANARY },
      { do: 'handout', id: `${CANARY}-h1`, to: null, text: 'Run!', picture: `${CANARY}-picture` },
      { do: 'handout', id: `${CANARY}-h2`, to: idOf('tobin'), text: CANARY },
      { do: 'handout', id: `${CANARY}-h3`, to: idOf('mira'), text: 'You know the way.' },
    ],
  ];
}

/**
 * A running fight in which every field with a text or an id contains a canary, unless players may read it: Mira (played
 * by the seat) and Tobin against a goblin, an ogre, a count under an alias, and a ghost that players don't know about.
 */
export function canaryFight(): Fight {
  return canaryDeeds().reduce<Fight>(
    (fight, deeds) => told(fight, ...deeds),
    newFight(CANARY, '2014'),
  );
}

function suggestion(seat: string, by: Who, how: string) {
  const targets = [idOf('goblin'), idOf('stranger'), idOf('ghost')];
  return { do: 'suggest', seat, by: idOf(by), targets, amount: 7, type: 'fire', with: how };
}

/** The numbers in a text that are not part of an id. */
export function numbersIn(text: string): ReadonlySet<number> {
  return new Set((text.match(/(?<![\w.])\d+(?![\w.])/g) ?? []).map(Number));
}
