import { heldPicks } from '../sheet/picks';
import { foundryLanguage } from './foundry-keys';
import type { ToldCharacter } from './told-sheet';

const ARMOR: Readonly<Record<string, string>> = {
  light: 'lgt',
  medium: 'med',
  heavy: 'hvy',
  shield: 'shl',
  shields: 'shl',
};
const WEAPONS: Readonly<Record<string, string>> = { simple: 'sim', martial: 'mar' };

/** Size, defences, languages and proficiencies as dnd5e traits. */
export function foundryProficiencies({ sheet }: ToldCharacter) {
  const { weapons, armor, languages } = sheet.proficiencies;
  const to = (how: 'resistant' | 'immune') => ({
    value: sheet.defences.filter((one) => one.how === how).map((one) => one.to),
    bypasses: [],
    custom: '',
  });
  return {
    size: sheet.size === 'small' ? 'sm' : 'med',
    dr: to('resistant'),
    di: to('immune'),
    dv: { value: [], bypasses: [], custom: '' },
    ci: { value: sheet.conditionImmunities.map((one) => one.to), custom: '' },
    languages: {
      value: languages.map(({ slug }) => foundryLanguage(slug)),
      custom: '',
    },
    weaponProf: {
      value: weapons.map(({ slug }) => WEAPONS[slug] ?? slug.replaceAll('-', '')),
      custom: '',
      mastery: {
        value: sheet.asked
          .filter(({ choice }) => choice.asks === 'mastery')
          .flatMap((asked) => heldPicks(asked).map((slug) => slug.replaceAll('-', ''))),
        bonus: [],
      },
    },
    armorProf: { value: armor.map(({ slug }) => ARMOR[slug] ?? slug), custom: '' },
  };
}
