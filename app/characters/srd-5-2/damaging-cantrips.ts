import type { Option } from '../book/feature';

/**
 * Cantrips that deal damage (SRD 5.2), whether they need an attack roll, and whether their range is at least 10 feet.
 */
const DAMAGING: readonly (readonly [slug: string, name: string, attack: boolean, far: boolean])[] =
  [
    ['acid-splash', 'Acid Splash', false, true],
    ['chill-touch', 'Chill Touch', true, false],
    ['eldritch-blast', 'Eldritch Blast', true, true],
    ['fire-bolt', 'Fire Bolt', true, true],
    ['poison-spray', 'Poison Spray', true, true],
    ['produce-flame', 'Produce Flame', true, false],
    ['ray-of-frost', 'Ray of Frost', true, true],
    ['sacred-flame', 'Sacred Flame', false, true],
    ['shocking-grasp', 'Shocking Grasp', true, false],
    ['sorcerous-burst', 'Sorcerous Burst', true, true],
    ['starry-wisp', 'Starry Wisp', true, true],
    ['true-strike', 'True Strike', true, false],
    ['vicious-mockery', 'Vicious Mockery', false, true],
  ];

/** The cantrips that an invocation can apply to, as options that require knowing the cantrip. */
function optionsWhere(fits: (attack: boolean, far: boolean) => boolean): readonly Option[] {
  return DAMAGING.filter(([, , attack, far]) => fits(attack, far)).map(([slug, name]) => ({
    slug,
    name,
    words: `It is for ${name}.`,
    needs: { spell: slug },
  }));
}

/** Cantrips that deal damage. */
export const DAMAGING_CANTRIPS = optionsWhere(() => true);
/** Cantrips that deal damage at a range of 10 feet or more. */
export const FAR_CANTRIPS = optionsWhere((_, far) => far);
/** Cantrips that deal damage with an attack roll. */
export const ATTACK_CANTRIPS = optionsWhere((attack) => attack);
