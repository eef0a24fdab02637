import type { CasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import { spellSlots } from '~/rules/spell-slots';
import { type Theme, type ThemedSpell, themeOf } from './npc-themes';

/** The parameters of a random book. */
export type BookWish = {
  name: CasterClass;
  level: number;
  edition: Edition;
  theme: string;
  seed: string;
};

/** The maximum share of a caster's spells that match its theme, in tenths; the others add variety. */
const THEMED_TENTHS = 7;

const WITHOUT_CANTRIPS: ReadonlySet<CasterClass> = new Set(['Paladin', 'Ranger']);

/** The number of spells of each level: as many as slots, like the spellcasters of the SRD's bestiary. */
export function spellCounts({
  name,
  level,
  edition,
}: Pick<BookWish, 'name' | 'level' | 'edition'>): number[] {
  const cantrips = WITHOUT_CANTRIPS.has(name) ? 0 : level < 4 ? 3 : level < 10 ? 4 : 5;
  const { slots, pact } = spellSlots([{ name, level }], edition);
  if (pact === null) return [cantrips, ...slots];
  // A warlock knows its level plus one spells, spread over the levels up to its slots.
  const known = Math.min(15, level + 1);
  const each = Array.from({ length: pact.level }, (_, at) =>
    Math.floor((known + pact.level - 1 - at) / pact.level),
  );
  return [2 + Math.min(2, Math.floor(level / 4)), ...each];
}

/** Draws a caster's spells from those of its class; deterministic for a seed. */
export function randomBook(wish: BookWish, known: readonly ThemedSpell[]): ThemedSpell[] {
  const theme = themeOf(wish.theme);
  const random = createRandom(`spellbook ${wish.seed}`);
  return spellCounts(wish).flatMap((count, level) => {
    const ofLevel = known.filter((spell) => spell.level === level);
    return drawn(random.fork(level), ofLevel, count, theme);
  });
}

function drawn(
  random: Random,
  known: readonly ThemedSpell[],
  count: number,
  theme: Theme,
): ThemedSpell[] {
  const shuffled = random.shuffle(known);
  const fitting = shuffled.filter(theme.fits).slice(0, Math.ceil((count * THEMED_TENTHS) / 10));
  const others = shuffled.filter((spell) => !fitting.includes(spell));
  const chosen = [...fitting, ...others].slice(0, count);
  return chosen.sort((one, other) => (one.name < other.name ? -1 : 1));
}
