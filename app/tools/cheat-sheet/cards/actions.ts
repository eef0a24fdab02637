import { inBoth } from '~/rules/rule-text';
import type { CheatCard } from '../cheat-card';

/** Actions to attack, move or escape. */
export const FIGHTING_ACTIONS: readonly CheatCard[] = [
  {
    id: 'your-turn',
    title: 'Your turn',
    also: 'move action bonus reaction round object interaction',
    rules: inBoth(
      ['Combat: Your Turn', 'Playing the Game: Your Turn'],
      [
        'Move up to your *speed*, in pieces if you like, and take *one action*.',
        '*One bonus action*, if something gives you one.',
        '*One* free touch of an object: draw a sword, open a door.',
        '*One reaction* a round; it returns at the start of your turn. A round is 6 seconds.',
      ],
    ),
  },
  {
    id: 'attack',
    title: 'Attack',
    also: 'weapon hit melee swing',
    rules: {
      '2014': {
        lines: [
          'One melee or ranged attack; more with Extra Attack. You may move between them.',
          'd20 + ability modifier + proficiency against *AC*.',
        ],
        srd: 'Combat: Actions in Combat',
      },
      '2024': {
        lines: [
          'One attack with a weapon or an Unarmed Strike; more with Extra Attack. You may move between them.',
          'd20 + ability modifier + proficiency against *AC*.',
          'With each attack you may draw or put away *one* weapon.',
        ],
        srd: 'Rules Glossary: Attack',
      },
    },
  },
  {
    id: 'cast-a-spell',
    title: 'Cast a Spell',
    also: 'magic action spellcasting item',
    rules: {
      '2014': {
        lines: [
          'A spell whose casting time is *1 action*. Its text says what happens.',
          'A bonus-action spell this turn leaves only a *cantrip of 1 action* beside it.',
        ],
        srd: 'Combat: Actions in Combat; Spellcasting: Casting Time',
      },
      '2024': {
        title: 'Magic',
        lines: [
          'A spell whose casting time is an *action*, or a feature or item that asks for this action.',
          'At most *one spell slot* a turn goes into casting.',
        ],
        srd: 'Rules Glossary: Magic',
      },
    },
  },
  {
    id: 'dash',
    title: 'Dash',
    also: 'run move sprint',
    rules: inBoth(
      ['Combat: Actions in Combat', 'Rules Glossary: Dash'],
      ['Extra movement this turn: as much as your *speed*, after anything that changes it.'],
    ),
  },
  {
    id: 'disengage',
    title: 'Disengage',
    also: 'retreat withdraw flee opportunity attack',
    rules: inBoth(
      ['Combat: Actions in Combat', 'Rules Glossary: Disengage'],
      ['For the rest of the turn your movement provokes *no opportunity attacks*.'],
    ),
  },
  {
    id: 'dodge',
    title: 'Dodge',
    also: 'defend evade parry',
    rules: inBoth(
      ['Combat: Actions in Combat', 'Rules Glossary: Dodge'],
      [
        'Until your next turn: attacks against you have *disadvantage* if you see the attacker, and you have *advantage* on Dexterity saves.',
        'Lost if you are incapacitated or your speed is 0.',
      ],
    ),
  },
  {
    id: 'grapple',
    title: 'Grapple',
    also: 'grab hold wrestle athletics escape unarmed strike',
    rules: {
      '2014': {
        lines: [
          'In place of *one attack*, with a free hand: target within reach, at most *one size* larger.',
          'Your Strength (Athletics) against its *Athletics or Acrobatics*: it is grappled.',
          'To get away: an *action* and the same contest. Dragging it *halves your speed*, unless it is two sizes smaller.',
        ],
        srd: 'Combat: Grappling',
      },
      '2024': {
        lines: [
          'An Unarmed Strike, with a free hand: target within reach, at most *one size* larger.',
          'It saves with *Strength or Dexterity*, its choice: *DC 8 + Strength modifier + proficiency*. It fails: grappled.',
          'To get away: an *action*, Athletics or Acrobatics against that DC. Dragging it costs *1 extra foot* each foot.',
        ],
        srd: 'Rules Glossary: Unarmed Strike, Grappling',
      },
    },
  },
  {
    id: 'shove',
    title: 'Shove',
    also: 'push trip prone unarmed strike',
    rules: {
      '2014': {
        lines: [
          'In place of *one attack*: target within reach, at most *one size* larger.',
          'Your Strength (Athletics) against its *Athletics or Acrobatics*: *prone*, or *5 feet* away.',
        ],
        srd: 'Combat: Shoving a Creature',
      },
      '2024': {
        lines: [
          'An Unarmed Strike: target within reach, at most *one size* larger.',
          'It saves with *Strength or Dexterity*: *DC 8 + Strength modifier + proficiency*. It fails: *prone*, or *5 feet* away.',
        ],
        srd: 'Rules Glossary: Unarmed Strike',
      },
    },
  },
  {
    id: 'opportunity-attack',
    title: 'Opportunity attack',
    also: 'reaction attack of opportunity leave reach',
    rules: {
      '2014': {
        lines: [
          '*Reaction*, when a hostile creature you can see moves *out of your reach*: one melee attack, just before it goes.',
          'Not against Disengage, teleports, or those who are carried or thrown.',
        ],
        srd: 'Combat: Opportunity Attacks',
      },
      '2024': {
        lines: [
          '*Reaction*, when a creature you can see *leaves your reach*: one melee attack with a weapon or an Unarmed Strike, just before it goes.',
          'Not against Disengage, teleports, or those who are carried or thrown.',
        ],
        srd: 'Playing the Game: Opportunity Attacks',
      },
    },
  },
  {
    id: 'two-weapons',
    title: 'Fighting with two weapons',
    also: 'dual wield light off hand bonus action',
    rules: {
      '2014': {
        lines: [
          'Attack with a *light* melee weapon, then as a *bonus action* with a different light one in the other hand.',
          'The second deals *no ability modifier* damage, unless it is negative.',
        ],
        srd: 'Combat: Two-Weapon Fighting',
      },
      '2024': {
        lines: [
          'Attack with a *Light* weapon, then later this turn as a *bonus action* with a different Light one.',
          'The second deals *no ability modifier* damage, unless it is negative.',
        ],
        srd: 'Equipment: Light',
      },
    },
  },
];
