import type { Recharge, Uses } from '~/compendium/records/entry-record';

/** A parsed entry title, such as "Fire Breath (Recharge 5–6)" or "Rend (Costs 2 Actions)". */
export type Title = {
  name: string;
  only: string | null;
  recharge: Recharge | null;
  uses: Uses | null;
  cost: number;
  /** "Bonus Action", "Lair Action", "Mythic Action" or "Regional Effect", in formats without a list for them. */
  mark: string | null;
};

const PER: Readonly<Record<string, Uses['per']>> = {
  day: 'day',
  'short rest': 'short-rest',
  'long rest': 'long-rest',
  turn: 'turn',
  'short or long rest': 'short-or-long-rest',
  round: 'round',
  hour: 'hour',
  once: 'once',
};

const RESTS: Readonly<Record<string, Recharge>> = {
  'short rest': 'short-rest',
  'long rest': 'long-rest',
  'short or long rest': 'short-or-long-rest',
};

/** Parses an entry's title; brackets that say nothing about its use stay part of the name. */
export function titleOf(text: string): Title {
  const title: Title = {
    name: text.trim().replace(/[.:]$/, ''),
    only: null,
    recharge: null,
    uses: null,
    cost: 1,
    mark: null,
  };
  while (title.name.endsWith(')')) {
    const [, name, words] = /^(.+?)\s*\(([^()]+)\)$/.exec(title.name) ?? [];
    if (name === undefined || words === undefined) break;
    const notes = words.split(/,(?!\s*or \d)\s*|;\s*/);
    if (!notes.map((note) => takesNote(title, note.trim())).every(Boolean)) break;
    title.name = name;
  }
  return { ...title, name: title.name.slice(0, 120) };
}

function takesNote(title: Title, note: string): boolean {
  const roll =
    /^Recharges? ?(?:on )?(?:an? )?:? ?(\d)(?:(?:\s*[-–—]\s*|,? (?:or|to) )\d|\+)?$/i.exec(
      note,
    )?.[1];
  const rest = /^Recharges? (?:after|on) an? (short rest|long rest|short or long rest)$/i.exec(
    note,
  )?.[1];
  const uses =
    /^(\d+)(?:\s*\/\s*|x? ?(?:times? )?(?:a|per) )(Day|Short Rest|Long Rest|Short or Long Rest|Turn|Round|Hour|Once)(?: each)?(?:, or (\d+)\/[A-Za-z ]+ in Lair)?$/i.exec(
      note,
    );
  const cost = /^Costs? (\d) Actions?$/i.exec(note)?.[1];
  if (roll !== undefined && Number(roll) >= 2 && Number(roll) <= 6) {
    title.recharge = { min: Number(roll) };
  } else if (rest !== undefined) title.recharge = RESTS[rest.toLowerCase()] ?? null;
  else if (uses !== null) {
    const per = PER[(uses[2] ?? 'day').toLowerCase()] ?? 'day';
    const times = Number(uses[1]);
    if (times < 1 || times > 99) return false;
    title.uses = {
      times,
      ...(uses[3] === undefined ? {} : { timesInLair: Number(uses[3]) }),
      per,
    };
  } else if (cost !== undefined && Number(cost) >= 1 && Number(cost) <= 5) {
    title.cost = Number(cost);
  } else if (/ Only$/i.test(note)) title.only = note;
  else if (/^(?:(?:Bonus|Lair|Mythic) Action|Regional Effect)$/i.test(note))
    title.mark = note.toLowerCase();
  else return false;
  return true;
}
