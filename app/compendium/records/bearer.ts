import { z } from 'zod';

/** Who bears an effect that names nobody: the target of what leads to it. */
export const bearer = z
  .enum(['self', 'target', 'allies', 'self-and-allies', 'attacker', 'everyone-inside'])
  .optional();
