import type { Combatant, Fight, Lasting } from '~/fights/log/state';
import { maximumOf } from '~/fights/people/people';
import type { Edition } from '~/rules/edition';
import type { Names } from './fight-facts';

/** A combatant's health in a word, as an alternative to the colour. */
export function healthWord(one: Combatant, edition: Edition): string {
  if (one.death.state !== 'up')
    return { dying: 'Dying', stable: 'Stable', dead: 'Dead' }[one.death.state];
  const maximum = maximumOf(one, edition);
  if (one.sheet.uncounted || maximum === 0) return '';
  if (one.hitPoints <= 0) return 'Down';
  if (one.hitPoints >= maximum) return 'Unhurt';
  return one.hitPoints * 2 <= maximum ? 'Bloodied' : 'Hurt';
}

/** Short hit points: "12/21 +5" for 12 of 21 and 5 temporary. */
export function hitPointWords(one: Combatant, edition: Edition): string {
  const more = one.temporary > 0 ? ` +${one.temporary}` : '';
  if (one.sheet.uncounted) return `${one.tally.taken === 0 ? '–' : `−${one.tally.taken}`}${more}`;
  return `${one.hitPoints}/${maximumOf(one, edition)}${more}`;
}

/** When an effect ends: "until the end of Mira’s turn", "2 more turns of Mira", "Wis DC 15". */
export function endWords(names: Names, lasting: Lasting): string {
  const { turn, save, concentration, damage } = lasting.ends;
  const said: string[] = [];
  if (turn) {
    const left = lasting.turnsLeft ?? turn.count;
    const of = nameOf(names, turn.of) ?? 'somebody';
    said.push(
      left <= 1 ? `until the ${turn.moment} of ${of}’s turn` : `${left} more turns of ${of}`,
    );
  }
  if (save) said.push(`${save.ability.toUpperCase()} save DC ${save.dc} ends it`);
  if (lasting.ends.escape) said.push(`escape DC ${lasting.ends.escape}`);
  if (damage) said.push('ends on damage');
  if (concentration) {
    const maker = nameOf(names, lasting.maker);
    said.push(maker === null ? 'by concentration' : `${maker} concentrates`);
  }
  return said.join(' · ');
}

function nameOf({ of }: Names, id: string | null): string | null {
  return id !== null && Object.hasOwn(of, id) ? (of[id] ?? null) : null;
}

export { markSign as signOf } from './mark-signs';

/** "Round 2"; "Before the fight" or "Over after round 2" when it is not running. */
export function roundWords({ round, ended }: Fight): string {
  if (ended) return `Over after round ${round}`;
  return round === 0 ? 'Before the fight' : `Round ${round}`;
}

/** The names of the current row: "Goblin 1, Goblin 2"; '' once the fight is over. */
export function turnWords(fight: Fight): string {
  return fight.ended ? '' : rowWords(fight, fight.turn);
}

/** The names of those of a row who can act: the dead only when all of them are; '' for none. */
export function rowWords(fight: Fight, row: string | null): string {
  if (row === null) return '';
  const members = Object.values(fight.combatants).filter(
    (one) => one.row === row && one.place === 'order',
  );
  const alive = members.filter(({ death }) => death.state !== 'dead');
  const names = (alive.length > 0 ? alive : members).map(({ name }) => name);
  return names.length > 3 ? `${names[0]} and ${names.length - 1} more` : names.join(', ');
}
