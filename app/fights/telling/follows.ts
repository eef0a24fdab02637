import type { Deed } from '../log/deeds';
import type { Combatant } from '../log/state';
import { combatantOf, combatantsOf } from '../people/people';
import type { Around } from './names';
import { lastingWords, savesWords } from './tell-lasting';

/**
 * Lines for the consequences of a deed: falls, effects that began or ended, self-healing. Computed from the two
 * states only.
 */
export function tellFollows(deed: Deed, around: Around): string[] {
  // Combatants that were swept away or added have no consequences to report.
  if (deed.do === 'sweep' || deed.do === 'add') return [];
  return combatantsOf(around.after).flatMap((now) => {
    const was = combatantOf(around.before, now.id);
    if (was === null || was === now || now.place === 'gone') return [];
    return [
      ...fallen(deed, was, now),
      ...begun(deed, was, now),
      ...over(deed, was, now),
      ...concentrated(deed, was, now),
      ...healed(deed, was, now),
    ].map((text) => `${was.name} ${text}.`);
  });
}

function fallen(deed: Deed, was: Combatant, now: Combatant): string[] {
  const struck = deed.do === 'harm' && was.sheet.deathSaves ? struckDown(was, now) : [];
  if (struck.length > 0 || was.death.state === now.death.state) return struck;
  switch (now.death.state) {
    case 'dead':
      return ['dies'];
    case 'dying':
      return ['falls and is dying'];
    case 'stable':
      return ['is stable'];
    case 'up':
      return ['is up again'];
  }
}

/**
 * How damage affects a combatant with death saves: at 0 hit points one failure, two for a critical hit; death at once
 * from massive damage (SRD 5.1, "Damage at 0 Hit Points", "Instant Death"; SRD 5.2.1, "Death Saving Throws").
 */
function struckDown({ death: was }: Combatant, { death: now }: Combatant): string[] {
  const outright = now.state === 'dead' && was.state !== 'dead' && now.failures < 3;
  if (outright) return ['dies instantly from massive damage'];
  if (was.state === 'up' || now.state === 'up') return [];
  const before = was.state === 'dying' ? was.failures : 0;
  const more = now.failures - before;
  if (more <= 0) return [];
  const failed = more === 1 ? 'fails a death saving throw' : 'fails two death saving throws';
  const by = `${failed} by this blow`;
  if (now.state === 'dead') return [`${by} and dies`];
  const again = was.state === 'stable' ? 'is dying again and ' : '';
  return [`${again}${by}: ${savesWords(now)}`];
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

/** Hit points regained automatically: a troll's at the start of its turn, or with a raised maximum. */
function healed(deed: Deed, was: Combatant, now: Combatant): string[] {
  if (deed.do !== 'turn' && deed.do !== 'begin' && deed.do !== 'maximum') return [];
  const more = now.hitPoints - was.hitPoints;
  return more > 0 ? [`regains ${more} hit points`] : [];
}
