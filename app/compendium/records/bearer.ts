import { z } from 'zod';

/** The creature an effect applies to; missing: the target of the effect that contains it. */
export const bearer = z
  .enum(['self', 'target', 'allies', 'self-and-allies', 'attacker', 'everyone-inside'])
  .optional();
