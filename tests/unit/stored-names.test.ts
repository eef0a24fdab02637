import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { deed as playDeed } from '~/characters/play/deed';
import { deed as fightDeed } from '~/fights/log/deeds';
import stored from '../fixtures/kept-forever/stored-names.json';

/**
 * The names that are stored with what users have made: in logs, on their devices, in cookies and in the names of
 * classes. A log or a device of last year must still be read, so a name is added to the list and never taken from it.
 */
type Shape = { always: string[]; maybe: string[] };
type Option = {
  properties: Record<string, { const?: string }>;
  required?: string[];
};

/** The events of a log by their names, with the fields that each must and may have. */
function shapesOf(schema: z.ZodType, name: string): Record<string, Shape> {
  const { oneOf = [], anyOf = oneOf } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  });
  return Object.fromEntries(
    (anyOf as Option[]).map(({ properties, required = [] }) => [
      properties[name]?.const,
      {
        always: required.toSorted(),
        maybe: Object.keys(properties)
          .filter((field) => !required.includes(field))
          .toSorted(),
      },
    ]),
  );
}

const LOGS = {
  fights: shapesOf(fightDeed, 'do'),
  characters: shapesOf(playDeed, 'does'),
} as const;

const APP = fileURLToPath(new URL('../../app', import.meta.url));
const SOURCE = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .map((file) => readFileSync(join(APP, file), 'utf8'))
  .join('\n');

describe.each(['fights', 'characters'] as const)('the events in the log of %s', (log) => {
  const former: Record<string, Shape> = stored.logs[log];
  const now = LOGS[log];

  it('are all in the list of stored names, with their fields', () => {
    const missing = Object.entries(now).flatMap(([name, { always, maybe }]) => {
      const known = new Set([...(former[name]?.always ?? []), ...(former[name]?.maybe ?? [])]);
      return [...always, ...maybe]
        .filter((field) => !known.has(field))
        .map((field) => `${name}.${field}`);
    });
    expect(missing, 'add them to stored-names.json').toEqual([]);
  });

  it('are still read: no name is gone, and none asks for a field that stored events may lack', () => {
    const broken = Object.entries(former).flatMap(([name, { always, maybe }]) => {
      const shape = now[name];
      if (shape === undefined) return [`${name} is gone`];
      const fields = new Set([...shape.always, ...shape.maybe]);
      return [
        ...[...always, ...maybe]
          .filter((field) => !fields.has(field))
          .map((field) => `${name}.${field} is gone`),
        ...shape.always
          .filter((field) => !always.includes(field))
          .map((field) => `${name}.${field} was not always there`),
      ];
    });
    expect(broken).toEqual([]);
  });
});

it.each(Object.entries(stored.names))('the names of %s are still known to the code', (_, names) => {
  expect(
    names.filter((name) => !SOURCE.includes(`'${name}'`) && !SOURCE.includes(`\`${name}`)),
  ).toEqual([]);
});
