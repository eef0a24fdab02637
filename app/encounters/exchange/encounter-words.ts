import { challengeText } from '~/rules/challenge';
import type { Encounter, EncounterCreature } from '../encounter';

/** "4 × Goblin (CR 1/4, 50 XP each)", followed by the row's other properties. */
export function creatureLine({
  name,
  cr,
  xp,
  count,
  side,
  round,
  note,
}: EncounterCreature): string {
  const rating = cr === null ? [] : [`CR ${challengeText(cr)}`];
  const worth =
    side === 'foes' && xp > 0 ? [`${xp.toLocaleString('en')} XP${count > 1 ? ' each' : ''}`] : [];
  const facts = [...rating, ...worth].join(', ');
  const more = [
    ...(side === 'allies' ? ['on the party’s side'] : []),
    ...(round === null ? [] : [`arrives in round ${round}`]),
    ...(note === '' ? [] : [note.replace(/\s+/g, ' ')]),
  ].join('; ');
  return `${count} × ${name}${facts && ` (${facts})`}${more && `: ${more}`}`;
}

/** "4 characters of level 3, 1 of level 5"; empty without groups. */
export function partyWords({ party }: Pick<Encounter, 'party'>): string {
  return party.groups
    .map(({ level, count }, at) => {
      const who = at > 0 ? '' : count === 1 ? ' character' : ' characters';
      return `${count}${who} of level ${level}`;
    })
    .join(', ');
}
