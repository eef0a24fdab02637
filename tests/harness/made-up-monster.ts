/** A valid, invented monster; fields can be overridden. */
export function madeUpMonster(fields: Record<string, unknown> & { name: string }) {
  return {
    slug: fields.name.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    source: 'Test Book',
    edition: '2014',
    size: 'Small',
    type: 'elemental',
    alignment: 'neutral',
    ac: { value: 9 },
    hp: { average: 5, dice: { count: 2, sides: 6 }, constant: -2 },
    speeds: { walk: 20 },
    abilities: { str: 12, dex: 8, con: 9, int: 5, wis: 10, cha: 6 },
    senses: { darkvision: 60, passivePerception: 10 },
    cr: 0.125,
    xp: 25,
    proficiencyBonus: 2,
    ...fields,
  };
}
