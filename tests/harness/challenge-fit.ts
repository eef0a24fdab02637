import type { MonsterRecord } from '~/compendium/records/monster-record';
import { CHALLENGE_RATINGS } from '~/rules/challenge';
import { explainChallenge } from '~/tools/homebrew/challenge/explain';
import type { SpellHarm } from '~/tools/homebrew/challenge/spell-deeds';

type Numbers = {
  armorClass: number;
  hitPoints: number;
  attackBonus: number | null;
  saveDc: number | null;
  damage: number;
};

function numbersOf(record: MonsterRecord, spellHarm: SpellHarm): Numbers {
  const { measured, prowess } = explainChallenge(record, spellHarm);
  const deeds = prowess.rounds.flatMap((round) => round.deeds);
  const most = (list: (number | null)[]) => {
    const known = list.filter((one) => one !== null);
    return known.length === 0 ? null : Math.max(...known);
  };
  return {
    armorClass: measured.armorClass,
    hitPoints: measured.hitPoints,
    attackBonus: most(deeds.map(({ toHit }) => toHit)),
    saveDc: most(deeds.map(({ dc }) => dc)),
    damage: prowess.damage,
  };
}

function quantile(sorted: readonly number[], share: number): number {
  const at = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/** Makes values by rating monotonic: neighbours that decrease are averaged by weight; gaps are interpolated. */
function rising(values: readonly (number | null)[], weights: readonly number[]): number[] {
  const pools: { value: number; weight: number; places: number[] }[] = [];
  values.forEach((value, place) => {
    if (value === null) return;
    pools.push({ value, weight: weights[place] ?? 1, places: [place] });
    for (;;) {
      const [before, last] = pools.slice(-2);
      if (!before || !last || pools.length < 2 || before.value <= last.value) break;
      const weight = before.weight + last.weight;
      const value = (before.value * before.weight + last.value * last.weight) / weight;
      pools.splice(-2, 2, { value, weight, places: [...before.places, ...last.places] });
    }
  });
  const known = new Map(
    pools.flatMap(({ value, places }) => places.map((place) => [place, value])),
  );
  const places = [...known.keys()].sort((a, b) => a - b);
  return values.map((_, place) => {
    const low = places.filter((one) => one <= place).at(-1) ?? places[0] ?? 0;
    const high = places.find((one) => one >= place) ?? low;
    const [from = 0, to = 0] = [known.get(low), known.get(high)];
    return high === low ? from : from + ((to - from) * (place - low)) / (high - low);
  });
}

function smooth(values: readonly number[]): number[] {
  return values.map((value, at) => {
    const [before, after] = [values[at - 1], values[at + 1]];
    return before === undefined || after === undefined ? value : (before + value * 2 + after) / 4;
  });
}

function column(
  records: readonly { place: number; numbers: Numbers }[],
  of: keyof Numbers,
  isRatio: boolean,
): number[] {
  const lists = CHALLENGE_RATINGS.map((_, place) =>
    records
      .filter((one) => one.place === place)
      .flatMap(({ numbers }) => numbers[of] ?? [])
      .sort((a, b) => a - b),
  );
  const scaled = (value: number) => (isRatio ? Math.log(Math.max(value, 0.5)) : value);
  const values = lists.map((list) => (list.length === 0 ? null : scaled(quantile(list, 0.5))));
  const fitted = smooth(
    smooth(
      smooth(
        rising(
          values,
          lists.map((list) => list.length),
        ),
      ),
    ),
  );
  let before = 0;
  return fitted.map((value) => {
    const plain = Math.round(isRatio ? Math.exp(value) : value);
    // Hit points and damage increase with every rating, so that each value is distinct.
    before = isRatio ? Math.max(plain, before + 1) : Math.max(plain, before);
    return before;
  });
}

/**
 * Typical numbers by challenge rating: the medians of these records, made monotonic, smoothed three times over their
 * neighbours.
 */
export function fittedNumbers(records: readonly MonsterRecord[], spellHarm: SpellHarm): number[][] {
  const all = records.map((record) => ({
    place: CHALLENGE_RATINGS.indexOf(record.cr),
    numbers: numbersOf(record, spellHarm),
  }));
  const columns = [
    column(all, 'hitPoints', true),
    column(all, 'armorClass', false),
    column(all, 'attackBonus', false),
    column(all, 'saveDc', false),
    column(all, 'damage', true),
  ];
  return CHALLENGE_RATINGS.map((_, place) => columns.map((values) => values[place] ?? 0));
}

/** The raw quartiles by challenge rating: how many creatures, and the low, middle and high value of each number. */
export function quartilesByChallenge(records: readonly MonsterRecord[], spellHarm: SpellHarm) {
  return CHALLENGE_RATINGS.map((cr) => {
    const numbers = records.filter((one) => one.cr === cr).map((one) => numbersOf(one, spellHarm));
    if (numbers.length === 0) return null;
    const three = (of: keyof Numbers) => {
      const sorted = numbers.flatMap((one) => one[of] ?? []).sort((a, b) => a - b);
      if (sorted.length === 0) return null;
      return [0.25, 0.5, 0.75].map((share) => Math.round(quantile(sorted, share)));
    };
    return [
      numbers.length,
      ...(['armorClass', 'hitPoints', 'attackBonus', 'saveDc', 'damage'] as const).map(three),
    ];
  });
}
