import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { adminPaths } from '~/admin-paths';
import { askJson } from '~/platform/ask-json';
import { isUnderWay, type JobFacts } from '../job/shown-job';

const EVERY_MS = 3000;

/** The state of a job, polled until it will not change by itself any more; then reloads the page's data. */
export function useJobFacts(id: string): JobFacts | null {
  const [job, setJob] = useState<JobFacts | null>(null);
  const { revalidate } = useRevalidator();
  const state = job?.state;
  const isOver = job !== null && !isUnderWay(job);
  useEffect(() => {
    if (isOver) return;
    const controller = new AbortController();
    const ask = async () => {
      const asked = await askJson<JobFacts>(adminPaths.importFacts({ id }), controller.signal);
      if (asked.is === 'here' && !controller.signal.aborted) setJob(asked.value);
    };
    void ask();
    const timer = setInterval(ask, EVERY_MS);
    return () => {
      controller.abort();
      clearInterval(timer);
    };
  }, [id, isOver]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload the list of imports on the page when the job's state changes
  useEffect(() => revalidate(), [state, revalidate]);
  return job;
}
