import { nameInRules } from '../name-in-rules';
import type { ListedMonster } from './list-text';

/** The name of a monster in a list, with the year of its rules where needed. */
export function listedName({ name, facts }: ListedMonster): string {
  return facts ? nameInRules(name, facts.edition) : name;
}
