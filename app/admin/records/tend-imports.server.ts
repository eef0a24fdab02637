import type { Services } from '~/platform/services.server';
import { tidyJobs } from './job/tidy-jobs-sql.server';
import { runImports } from './run/run-imports.server';

/** Run by the schedule each minute: deletes what is no longer kept, and works on waiting jobs. */
export async function tendImports(services: Services): Promise<void> {
  await tidyJobs(services);
  await runImports(services);
}
