import type { z } from 'zod';

/** One call that programs may make: what it does, what is sent, what it answers, and an example that works. */
export type Call = {
  method: 'get' | 'post';
  /** The route pattern of its address in the table. */
  path: string;
  /** What it does, in one sentence. */
  does: string;
  /** What else there is to know. */
  more?: string;
  /** What the parameters in the path stand for. */
  within?: Readonly<Record<string, string>>;
  /** The query parameters, as text. */
  query?: z.ZodObject;
  /** What is sent; without a schema a text of that type. */
  body?: { schema: z.ZodType } | { type: string };
  /** What a success answers; without a schema a text of that type. */
  answer: { status?: 200 | 201 } & ({ schema: z.ZodType } | { type: string });
  /** A call that works; `{id}` and the like stand for what another call answered. Text is sent as it is. */
  example: { path: string; body?: unknown };
};

/** The calls of a room, under a heading. */
export type CallGroup = { title: string; calls: readonly Call[] };
