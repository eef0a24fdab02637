import type { Casting } from '~/fights/sheet/known-spells';
import type { Sheet } from '~/fights/sheet/sheet';
import { signed } from '~/rules/ability';

/** A spellcasting entry on paper: its numbers, and its spells by cost. */
export type PaperCasting = {
  name: string;
  numbers: string;
  /** "At will", "With slots", with the names. Spells with a limited use of their own are listed among the uses. */
  spells: readonly { how: string; names: string }[];
};

type OwnCasting = NonNullable<Sheet['castings']>[number];
type Cost = 'slot' | 'known' | 'will' | 'use';

/** Converts a statblock's spellcasting entry. */
export function ofRecord({ name, dc, toHit, spells }: Casting): PaperCasting {
  const known = spells.map((one) => ({ name: one.name, cost: costOf(one.cost?.of) }));
  return { name, numbers: numbers(dc, toHit), spells: byCost(known) };
}

/** Converts a spellcasting entry of a sheet, where spells are slugs and cantrips are among those that use a slot. */
export function ofSheet({ name, dc, toHit, spells }: OwnCasting): PaperCasting {
  const known = spells.map(({ spell, use }) => ({
    name: spell.replaceAll('-', ' '),
    cost: use === undefined ? ('known' as const) : costOf(use === null ? undefined : 'use'),
  }));
  return { name, numbers: numbers(dc, toHit), spells: byCost(known) };
}

function costOf(of: 'slot' | 'use' | undefined): Cost {
  return of ?? 'will';
}

function numbers(dc: number | null, toHit: number | null): string {
  const said = [
    dc === null ? '' : `save DC ${dc}`,
    toHit === null ? '' : `${signed(toHit)} to hit`,
  ];
  return said.filter((words) => words !== '').join(', ');
}

const HOW: readonly (readonly [Cost, string])[] = [
  ['will', 'At will'],
  ['slot', 'With slots'],
  ['known', 'Spells'],
  ['use', 'Limited use'],
];

function byCost(known: readonly { name: string; cost: Cost }[]): PaperCasting['spells'] {
  return HOW.flatMap(([asked, how]) => {
    const names = known.filter(({ cost }) => cost === asked).map(({ name }) => name);
    return names.length === 0 ? [] : [{ how, names: [...new Set(names)].join(', ') }];
  });
}

type PaperSpellsProps = {
  castings: readonly PaperCasting[];
  /** Slots from level 1, and how many of each are left. */
  slots: readonly number[];
  left: readonly number[];
};

/** Spellcasting on paper: numbers, spells, and slots to cross off. */
export function PaperSpells({ castings, slots, left }: PaperSpellsProps) {
  return (
    <>
      {castings.map(({ name, numbers: said, spells }) => (
        <li key={name}>
          <strong>{name}</strong> {said}
          {spells.map(({ how, names }) => ` · ${how}: ${names}`)}
        </li>
      ))}
      {slots.some((most) => most > 0) && (
        <li>
          <strong>Slots</strong>{' '}
          {slots
            .flatMap((most, at) =>
              most === 0 ? [] : [`level ${at + 1} ${boxes(most, left[at] ?? most)}`],
            )
            .join(' · ')}
        </li>
      )}
    </>
  );
}

/** "☒☐☐": spent ones are crossed off. */
function boxes(most: number, left: number): string {
  const spent = Math.max(0, most - left);
  return `${'☒'.repeat(spent)}${'☐'.repeat(most - spent)}`;
}
