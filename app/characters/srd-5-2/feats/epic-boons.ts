import { ABILITIES, type Ability } from '~/rules/ability';
import type { Feat } from '../../book/book';
import type { Choice } from '../../book/feature';

/** Each boon raises one ability score by 1, up to 30. */
function raise(from: readonly Ability[] = ABILITIES): Choice {
  return {
    key: 'ability',
    name: 'Ability, +1',
    count: 1,
    asks: 'ability',
    from,
    plus: 1,
    most: 30,
  };
}

/** Feats of level 19 (SRD 5.2, "Epic Boon Feats"). */
export const EPIC_BOONS: readonly Feat[] = [
  {
    slug: 'boon-of-combat-prowess',
    name: 'Boon of Combat Prowess',
    category: 'epic-boon',
    words:
      'One ability score +1, at most 30. When your attack misses you can make it hit; then not again until the start of your next turn.',
    asks: [raise()],
    needs: { level: 19 },
  },
  {
    slug: 'boon-of-dimensional-travel',
    name: 'Boon of Dimensional Travel',
    category: 'epic-boon',
    words:
      'One ability score +1, at most 30. Right after an Attack or Magic action you can teleport up to 30 feet to a free space that you see.',
    asks: [raise()],
    needs: { level: 19 },
  },
  {
    slug: 'boon-of-fate',
    name: 'Boon of Fate',
    category: 'epic-boon',
    words:
      'One ability score +1, at most 30. When you or a creature within 60 feet makes a D20 Test you can add or take away 2d4. Once until you roll initiative or finish a short or long rest.',
    asks: [raise()],
    uses: { key: 'boon-of-fate', name: 'Boon of Fate', most: 1, back: 'short-rest' },
    needs: { level: 19 },
  },
  {
    slug: 'boon-of-irresistible-offense',
    name: 'Boon of Irresistible Offense',
    category: 'epic-boon',
    words:
      'Strength or Dexterity +1, at most 30. Your bludgeoning, piercing and slashing damage ignores resistance. When the d20 of your attack shows 20, the target takes more damage of the same type, as much as the score that this feat raised.',
    asks: [raise(['str', 'dex'])],
    needs: { level: 19 },
  },
  {
    slug: 'boon-of-spell-recall',
    name: 'Boon of Spell Recall',
    category: 'epic-boon',
    words:
      'Intelligence, Wisdom or Charisma +1, at most 30. When you cast with a slot of level 1 to 4, roll 1d4: if it shows the level of the slot, the slot is not spent.',
    asks: [raise(['int', 'wis', 'cha'])],
    needs: { level: 19, spellcasting: true },
  },
  {
    slug: 'boon-of-the-night-spirit',
    name: 'Boon of the Night Spirit',
    category: 'epic-boon',
    words:
      'One ability score +1, at most 30. In dim light or darkness you can turn invisible as a Bonus Action, until just after your next action, Bonus Action or Reaction, and you are resistant to all damage but psychic and radiant.',
    asks: [raise()],
    needs: { level: 19 },
  },
  {
    slug: 'boon-of-truesight',
    name: 'Boon of Truesight',
    category: 'epic-boon',
    words: 'One ability score +1, at most 30. You have Truesight to 60 feet.',
    asks: [raise()],
    gifts: [{ gives: 'sense', sense: 'truesight', feet: 60 }],
    needs: { level: 19 },
  },
];
