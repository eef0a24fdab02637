import { z } from 'zod';
import { RECORD_KINDS } from '../job/record-kinds';

/** What a program says about the file of records that it wants to upload. */
export const askedUpload = z.strictObject({
  kind: z.enum(RECORD_KINDS),
  name: z.string().max(255),
  /** Whether it is a dry run. */
  dryRun: z.boolean().default(false),
  /** The size in bytes: a large file is then sent in parts. */
  bytes: z.number().int().positive().optional(),
  /** The client's fingerprint of the file, to resume an interrupted upload. */
  sentAs: z.string().max(300).optional(),
  /** The file's own name. */
  fileName: z.string().max(255).optional(),
});
