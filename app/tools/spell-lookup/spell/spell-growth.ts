import type { Scaling, SpellRecord } from '~/compendium/records/spell-record';

/** How a spell scales: a table of slot or character levels, with the columns that have any content. */
export type GrowthTable = {
  /** "Slot" or "Character level". */
  by: string;
  columns: readonly string[];
  rows: readonly { at: string; cells: readonly string[] }[];
};

type Step = Scaling['steps'][number];

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th'];

const COLUMNS: readonly { label: string; says: (step: Step) => string }[] = [
  { label: 'Amount', says: amountOf },
  { label: 'Also', says: ({ also = [] }) => also.map(amountOf).join(', ') },
  { label: 'How many', says: ({ count }) => (count === null ? '' : String(count)) },
  { label: 'Area', says: ({ areaFeet }) => (areaFeet === undefined ? '' : `${areaFeet} ft.`) },
  { label: 'Hit points', says: ({ hitPoints }) => numberOf(hitPoints) },
  { label: 'Value', says: ({ value }) => numberOf(value) },
  { label: 'Gives', says: ({ words = '' }) => words },
  { label: 'Lasts', says: lastsOf },
];

/** The scaling table of a spell; null when it has no numeric scaling. */
export function growthOf({
  scaling,
  level,
}: Pick<SpellRecord, 'scaling' | 'level'>): GrowthTable | null {
  const steps = scaling?.steps ?? [];
  if (scaling === null || steps.length === 0) return null;
  const used = COLUMNS.filter(({ says }) => steps.some((step) => says(step) !== ''));
  if (used.length === 0) return null;
  return {
    by: scaling.by === 'slot' ? 'Slot' : 'Character level',
    columns: used.map(({ label }) => label),
    rows: steps.map((step) => ({
      at:
        scaling.by === 'slot' && level > 0
          ? (ORDINALS[step.at] ?? String(step.at))
          : String(step.at),
      cells: used.map(({ says }) => says(step) || '–'),
    })),
  };
}

function amountOf({ dice, bonus }: Pick<Step, 'dice' | 'bonus'>): string {
  if (dice === null) return bonus === 0 ? '' : String(bonus);
  return `${dice.count}d${dice.sides}${bonus === 0 ? '' : ` + ${bonus}`}`;
}

function numberOf(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}

const UNTIL = { dispelled: 'until dispelled', ended: 'until a spell ends it' } as const;

function lastsOf({ duration, until, concentration }: Step): string {
  const amount = duration
    ? `${duration.amount} ${duration.unit}${duration.amount === 1 ? '' : 's'}`
    : '';
  const time = until ? UNTIL[until] : amount;
  if (concentration !== false) return time;
  return time === '' ? 'without concentration' : `${time}, without concentration`;
}
