import type { Services } from '~/platform/services.server';
import { tidyJobs } from './job/tidy-jobs-sql.server';
import { runImports } from './run/run-imports.server';

/** What the schedule does for records each minute: it takes away what is kept no longer, and goes on with what waits. */
export async function tendImports(services: Services): Promise<void> {
  await tidyJobs(services);
  await runImports(services);
}
