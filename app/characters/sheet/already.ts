import type { Skill } from '~/rules/ability';
import type { Facts } from './facts';
import { heldPicks } from './picks';

/** The first source of something: its name, and the place and index of the pick if it was chosen. */
type First = { from: string; place: string | null; at: number };

/** The first source of each proficiency, language or expertise: fixed gifts come before picks. */
export function alreadyOf(facts: Facts): ReadonlyMap<string, First> {
  const found = new Map<string, First>();
  const add = (key: string, first: First) => {
    if (!found.has(key)) found.set(key, first);
  };
  // Gifts from later class levels do not invalidate earlier picks.
  const atOnce = ({ had }: { had: { class: string | null; level: number } }) =>
    had.class === null || had.level <= 1;
  for (const kind of ['skills', 'tools', 'languages'] as const)
    for (const { gift, had } of facts.given(kind).filter(atOnce))
      for (const slug of gift.of as readonly (Skill | string)[])
        add(slug, { from: had.from, place: null, at: 0 });
  for (const asked of facts.walk.asked) {
    const { choice, from, place } = asked;
    const expert = choice.asks === 'expertise' ? 'expert:' : '';
    const mastery = choice.asks === 'mastery' ? 'mastery:' : '';
    if (
      !['skill', 'tool', 'skill-or-tool', 'language', 'expertise', 'mastery'].includes(choice.asks)
    )
      continue;
    heldPicks(asked).forEach((pick, at) => {
      add(`${expert}${mastery}${pick}`, { from, place, at });
    });
  }
  return found;
}
