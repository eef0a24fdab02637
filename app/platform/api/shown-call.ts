import { z } from 'zod';
import type { Call, CallGroup } from './call';
import { type Caller, callName, type Parameter, parametersOf, shownPath } from './open-api';

/** A call as a page shows it to people. */
export type ShownCall = {
  name: string;
  method: string;
  path: string;
  does: string;
  more: string | null;
  caller: Caller;
  /** Parameters of which the same is to be said stand together. */
  parameters: { names: string[]; words: string }[];
  /** How many parameters there are. */
  taken: number;
  /** The request: its first line, its type, and what is sent, as somebody would type it. */
  example: { line: string; type: string | null; body: string | null };
  /** The fields of the answer, or the type of its text. */
  answers: { status: number; type: string | null; fields: string[] };
};

export type ShownGroup = { title: string; id: string; calls: ShownCall[] };

/** The names of what an answer has at its top; those of its entries where it is a list. */
function fieldsOf(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(fieldsOf))];
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function exampleOf({ method, body, example }: Call): ShownCall['example'] {
  const line = `${method.toUpperCase()} ${example.path}`;
  if (body === undefined) return { line, type: null, body: null };
  if ('type' in body) return { line, type: body.type, body: String(example.body) };
  return { line, type: 'application/json', body: JSON.stringify(example.body, null, 2) };
}

function shownCall(call: Call, caller: Caller): ShownCall {
  const { method, path, does, more = null, answer } = call;
  return {
    name: callName(call),
    method: method.toUpperCase(),
    path: shownPath(path),
    does,
    more,
    caller,
    parameters: together(parametersOf(call)),
    taken: parametersOf(call).length,
    example: exampleOf(call),
    answers: {
      status: answer.status ?? 200,
      type: 'type' in answer ? answer.type : null,
      fields: 'schema' in answer ? fieldsOf(answer.schema) : [],
    },
  };
}

/** Parameters with what is said of them, those of which the same is said together. */
function together(parameters: readonly Parameter[]): ShownCall['parameters'] {
  const namesBy = new Map<string, string[]>();
  for (const { name, description = '', schema, required } of parameters) {
    const words = [required && 'Required.', description, choicesIn(schema)];
    const said = words.filter(Boolean).join(' ');
    namesBy.set(said, [...(namesBy.get(said) ?? []), name]);
  }
  return [...namesBy].map(([words, names]) => ({ names, words }));
}

/** The values of a parameter that has few of them. */
function choicesIn({ enum: values, examples }: { [keyword: string]: unknown }): string {
  const listed = Array.isArray(values) ? values : examples;
  return Array.isArray(listed) ? `${listed.join(', ')}.` : '';
}

/** The calls under their headings, as a page shows them. */
export function shownGroups(
  groups: readonly CallGroup[],
  callerOf: (path: string) => Caller,
): ShownGroup[] {
  return groups.map(({ title, calls }) => ({
    title,
    id: title.toLowerCase().replace(/[^a-z]+/g, '-'),
    calls: calls.map((call) => shownCall(call, callerOf(call.path))),
  }));
}
