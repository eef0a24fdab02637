import type { Deed } from '../log/deeds';
import type { Combatant } from '../log/state';
import { combatantOf, combatantsOf } from '../people/people';
import type { Around } from './names';
import { lastingWords } from './tell-lasting';

/** What came of a deed besides what it says itself: who fell, what began and ended, who heals by itself. Told from the two states alone. */
export function tellFollows(deed: Deed, around: Around): string[] {
  // Who is swept away or put back has no story.
  if (deed.do === 'sweep' || deed.do === 'add') return [];
  return combatantsOf(around.after).flatMap((now) => {
    const was = combatantOf(around.before, now.id);
    if (was === null || was === now || now.place === 'gone') return [];
    return [
      ...fallen(was, now),
      ...begun(deed, was, now),
      ...over(deed, was, now),
      ...concentrated(deed, was, now),
      ...healed(deed, was, now),
    ].map((text) => `${was.name} ${text}.`);
  });
}

function fallen(was: Combatant, now: Combatant): string[] {
  if (was.death.state === now.death.state) return [];
  switch (now.death.state) {
    case 'dead':
      return ['dies'];
    case 'dying':
      return [was.death.state === 'up' ? 'falls and is dying' : 'is dying again'];
    case 'stable':
      return ['is stable'];
    case 'up':
      return ['is up again'];
  }
}

function begun(deed: Deed, was: Combatant, now: Combatant): string[] {
  if (deed.do === 'lasting') return [];
  return now.lasting
    .filter(({ id }) => !was.lasting.some((one) => one.id === id))
    .map((one) => `is now ${lastingWords(one)}`);
}

function over(deed: Deed, was: Combatant, now: Combatant): string[] {
  if (deed.do === 'lasting-ends') return [];
  return was.lasting
    .filter(({ id }) => !now.lasting.some((one) => one.id === id))
    .map((one) => `is no longer ${lastingWords(one)}`);
}

function concentrated(deed: Deed, was: Combatant, now: Combatant): string[] {
  if (was.concentration === null || was.concentration.since === now.concentration?.since) return [];
  if (deed.do === 'concentration-ends') return [];
  return [`no longer concentrates on ${was.concentration.on}`];
}

/** Hit points that change by themselves: a troll's at the start of its turn, what a raised maximum brings. */
function healed(deed: Deed, was: Combatant, now: Combatant): string[] {
  if (deed.do !== 'turn' && deed.do !== 'begin' && deed.do !== 'maximum') return [];
  const more = now.hitPoints - was.hitPoints;
  return more > 0 ? [`regains ${more} hit points`] : [];
}
