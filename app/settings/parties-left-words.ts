import type { PartiesLeft } from '~/parties/kept/leaving-parties.server';

/** Joins names: "A", "A and B", "A, B and C". */
function inARow(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** What happens to the user's parties when the account is deleted, as lines of the page's list. */
export function partiesLeftWords({ handedOver, ends, leaves }: PartiesLeft): string[] {
  const lines = handedOver.map(
    ({ name, to }) => `Your party “${name}” goes to ${to || 'the longest-standing co-GM'}.`,
  );
  if (ends.length > 0) {
    const names = inARow(ends.map((name) => `“${name}”`));
    lines.push(
      ends.length === 1
        ? `Your party ${names} is deleted for everyone in it: it has no co-GM.`
        : `Your ${ends.length} parties ${names} are deleted for everyone in them: they have no co-GM.`,
    );
  }
  if (leaves.parties > 0) {
    const left = leaves.parties === 1 ? '1 party' : `${leaves.parties} parties`;
    lines.push(`You leave ${left} run by others. ${stayWords(leaves.characters)}`.trim());
  }
  return lines;
}

function stayWords(characters: number): string {
  if (characters === 0) return '';
  return characters === 1
    ? 'Your character there goes to the game master, without your private notes.'
    : `Your ${characters} characters there go to the game master, without your private notes.`;
}
