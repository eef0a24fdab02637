import { readImprovedInitiative } from '~/fights/sheet/improved-initiative';
import type { Edition } from '~/rules/edition';
import { gathered, type Joiners } from './joiner-text';

/** An encounter of another program, to be shown; or the sentence that says why not. */
export type ForeignFight =
  | { name: string; joiners: readonly Joiners[]; problems: readonly string[] }
  | { problem: string };

/** What was sent: as JSON, or as a form with the fields `Combatants` and `Name`, as Improved Initiative itself takes it. */
export async function bodyText(request: Request): Promise<string> {
  try {
    if (!/form/i.test(request.headers.get('Content-Type') ?? '')) return await request.text();
    const form = await request.formData();
    const Combatants = form.get('Combatants');
    return typeof Combatants === 'string'
      ? JSON.stringify({ Combatants, Name: form.get('Name') })
      : '';
  } catch {
    // Too long, or broken off on the way: whoever counts the bytes says so.
    return '';
  }
}

/** Reads what another program sent, for the form that shows it. */
export function foreignFight(text: string, edition: Edition): ForeignFight {
  const read = readImprovedInitiative(text, edition);
  if ('problem' in read) return read;
  const [first, ...others] = read.encounters;
  if (first === undefined) return { problem: 'There is no encounter in this file.' };
  const problems = [...first.problems];
  if (others.length > 0) {
    problems.push(
      `There are ${others.length + 1} encounters in this file. This is the first, “${first.name}”.`,
    );
  }
  return { name: first.name, joiners: gathered(first.joiners), problems };
}
