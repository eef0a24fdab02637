import { z } from 'zod';

/** A JSON Schema, as far as this code looks into one. */
export type JsonSchema = { [keyword: string]: unknown };

/** Schemas by name, where the document keeps what its calls refer to. */
export type Components = Record<string, JsonSchema>;

/**
 * The JSON Schema of a zod schema, `input` for what is sent and `output` for what is answered. What it uses more than
 * once, or within itself, goes to the components under its name, and is referred to there.
 */
export function jsonSchemaOf(
  schema: z.ZodType,
  io: 'input' | 'output',
  name: string,
  components: Components,
): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...made
  }: JsonSchema = z.toJSONSchema(schema, {
    io,
    reused: 'ref',
    unrepresentable: 'throw',
  });
  const moved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? placeOf(inner, name) : moved(inner),
      ]),
    );
  };
  for (const [key, part] of Object.entries(Object($defs)))
    components[partName(name, key)] = Object(moved(part));
  components[name] = Object(moved(made));
  return { $ref: placeOf('#', name) };
}

function partName(name: string, key: string): string {
  return `${name}_${key.replace(/^_+/, '')}`;
}

function placeOf(reference: string, name: string): string {
  const [, key] = /^#\/\$defs\/(.+)$/.exec(reference) ?? [];
  return `#/components/schemas/${key === undefined ? name : partName(name, key)}`;
}
