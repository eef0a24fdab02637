import { expect, it } from 'vitest';
import { z } from 'zod';
import { SRD_MONSTERS } from '../../../tests/harness/srd-5-1';
import { SRD_52_MONSTERS } from '../../../tests/harness/srd-5-2';
import { foundryActor } from './foundry-actor';
import { improvedInitiativeStatblock } from './improved-initiative';

const ALL = [...SRD_MONSTERS, ...SRD_52_MONSTERS];

const valued = z.strictObject({ Value: z.number(), Notes: z.string() });
const modified = z.array(z.strictObject({ Name: z.string().min(1), Modifier: z.number().int() }));
const told = z.array(
  z.strictObject({ Name: z.string(), Content: z.string(), Usage: z.string().optional() }),
);
const words = z.array(z.string());
const score = z.number().int().min(1);

/** A StatBlock of Improved Initiative, after its own type. */
const statBlock = z.strictObject({
  Id: z.string(),
  Name: z.string().min(1),
  Path: z.string(),
  Version: z.string(),
  Source: z.string(),
  Type: z.string(),
  HP: valued,
  AC: valued,
  Speed: words,
  Abilities: z.strictObject({
    Str: score,
    Dex: score,
    Con: score,
    Int: score,
    Wis: score,
    Cha: score,
  }),
  InitiativeModifier: z.number().optional(),
  InitiativeSpecialRoll: z.enum(['advantage', 'disadvantage', 'take-ten']).optional(),
  InitiativeAdvantage: z.boolean().optional(),
  DamageVulnerabilities: words,
  DamageResistances: words,
  DamageImmunities: words,
  ConditionImmunities: words,
  Saves: modified,
  Skills: modified,
  Senses: words,
  Languages: words,
  Challenge: z.string(),
  Traits: told,
  Actions: told,
  Reactions: told,
  LegendaryActions: told,
  BonusActions: told.optional(),
  MythicActions: told.optional(),
  Description: z.string(),
  Player: z.string(),
  ImageURL: z.string(),
});

it('each record for Improved Initiative has the shape of its StatBlock, and no more', () => {
  for (const record of ALL) {
    const read = statBlock.safeParse(improvedInitiativeStatblock(record, record.slug));
    expect(read.error?.issues ?? [], record.name).toEqual([]);
  }
});

const part = z.looseObject({
  number: z.number().nullable(),
  denomination: z.number().nullable(),
  types: z.array(z.string()),
});
const activity = z.looseObject({
  _id: z.string().regex(/^[A-Za-z0-9]{16}$/),
  type: z.enum([
    'attack',
    'save',
    'damage',
    'heal',
    'utility',
    'cast',
    'check',
    'summon',
    'enchant',
    'forward',
    'transform',
  ]),
  activation: z.looseObject({ type: z.string() }),
  attack: z
    .looseObject({
      flat: z.boolean(),
      type: z.looseObject({
        value: z.enum(['', 'melee', 'ranged']),
        classification: z.enum(['', 'weapon', 'spell', 'unarmed']),
      }),
    })
    .optional(),
  save: z
    .looseObject({
      ability: z.array(z.string()),
      dc: z.looseObject({ calculation: z.string(), formula: z.string() }),
    })
    .optional(),
  damage: z.looseObject({ parts: z.array(part) }).optional(),
});
const item = z.looseObject({
  _id: z.string().regex(/^[A-Za-z0-9]{16}$/),
  name: z.string().min(1),
  type: z.enum(['weapon', 'feat', 'spell', 'equipment']),
  system: z.looseObject({
    description: z.looseObject({ value: z.string() }),
    activities: z.record(z.string(), activity).optional(),
  }),
});
const range = z.number().min(0);

/** An NPC of Foundry's dnd5e system, after its data model. */
const actor = z.looseObject({
  _id: z.string().regex(/^[A-Za-z0-9]{16}$/),
  name: z.string().min(1),
  type: z.literal('npc'),
  system: z.looseObject({
    abilities: z.record(
      z.enum(['str', 'dex', 'con', 'int', 'wis', 'cha']),
      z.looseObject({ value: score, proficient: z.union([z.literal(0), z.literal(1)]) }),
    ),
    attributes: z.looseObject({
      ac: z.looseObject({ flat: z.number().int(), calc: z.enum(['flat', 'natural']) }),
      hp: z.looseObject({
        max: z.number().int(),
        formula: z.string().regex(/^\d+d\d+(?: [+-] \d+)?$/),
      }),
      movement: z.looseObject({
        walk: range,
        fly: range,
        hover: z.boolean(),
        units: z.literal('ft'),
      }),
      senses: z.looseObject({ darkvision: range, units: z.literal('ft'), special: z.string() }),
    }),
    details: z.looseObject({
      cr: z.number(),
      alignment: z.string(),
      type: z.looseObject({ value: z.string() }),
    }),
    traits: z.looseObject({
      size: z.enum(['tiny', 'sm', 'med', 'lg', 'huge', 'grg']),
      dr: z.looseObject({ value: words, bypasses: words, custom: z.string() }),
      ci: z.looseObject({ value: words, custom: z.string() }),
    }),
    source: z.looseObject({ rules: z.enum(['2014', '2024']) }),
  }),
  items: z.array(item),
  effects: z.array(z.never()),
});

it('each record for Foundry has the shape of an NPC with items and activities', () => {
  for (const record of ALL) {
    const read = actor.safeParse(foundryActor(record, record.slug));
    expect(read.error?.issues ?? [], record.name).toEqual([]);
  }
});
