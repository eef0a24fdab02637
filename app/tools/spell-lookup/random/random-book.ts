import type { CasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import { spellSlots } from '~/rules/spell-slots';
import { type Theme, type ThemedSpell, themeOf } from './npc-themes';

/** For whom spells are drawn. */
export type BookWish = {
  name: CasterClass;
  level: number;
  edition: Edition;
  theme: string;
  seed: string;
};

/** How many of a caster's spells are of its theme at the most, in tenths: the rest keeps it from being a caricature. */
const THEMED_TENTHS = 7;

const WITHOUT_CANTRIPS: ReadonlySet<CasterClass> = new Set(['Paladin', 'Ranger']);

/** How many spells of each level a caster has: as many as slots, as the spellcasters of the rules' bestiary do. */
export function spellCounts({
  name,
  level,
  edition,
}: Pick<BookWish, 'name' | 'level' | 'edition'>): number[] {
  const cantrips = WITHOUT_CANTRIPS.has(name) ? 0 : level < 4 ? 3 : level < 10 ? 4 : 5;
  const { slots, pact } = spellSlots([{ name, level }], edition);
  if (pact === null) return [cantrips, ...slots];
  // A warlock knows one more than its level, spread over the levels that its slots reach.
  const known = Math.min(15, level + 1);
  const each = Array.from({ length: pact.level }, (_, at) =>
    Math.floor((known + pact.level - 1 - at) / pact.level),
  );
  return [2 + Math.min(2, Math.floor(level / 4)), ...each];
}

/** Draws the spells of a caster from those of its class: the same seed draws the same ones. */
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
