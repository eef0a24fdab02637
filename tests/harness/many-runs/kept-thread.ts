import { type PoolOptions, ThreadsPoolWorker, type Vite, type WorkerRequest } from 'vitest/node';

type Hear = (message: unknown) => void;

/** The one thread of the run, and whether it has been set up. */
let kept: { thread: ThreadsPoolWorker; isReady: boolean } | null = null;

/** The existing thread, or a new one if it has ended, for example because a mutant used up all memory. */
async function openThread(options: PoolOptions) {
  if (kept) return kept;
  const opened = { thread: new ThreadsPoolWorker(options), isReady: false };
  await opened.thread.start();
  for (const end of ['error', 'exit']) {
    opened.thread.on(end, () => {
      if (kept === opened) kept = null;
    });
  }
  kept = opened;
  return opened;
}

/**
 * Replaces the thread per test file by one for all, whose libraries stay loaded, while our own modules are loaded again
 * for each file. Without it, starting threads takes most of a short test's time.
 */
function createPoolWorker(options: PoolOptions) {
  const heard: [event: string, hear: Hear][] = [];
  let own: typeof kept = null;
  function answer(type: string) {
    const message = { __vitest_worker_response__: true, type };
    setImmediate(() => {
      for (const [event, hear] of [...heard]) if (event === 'message') hear(message);
    });
  }
  return {
    name: 'kept',
    async start() {
      own = await openThread(options);
    },
    async stop() {
      for (const [event, hear] of heard.splice(0)) own?.thread.off(event, hear);
    },
    on(event: string, hear: Hear) {
      heard.push([event, hear]);
      own?.thread.on(event, hear);
    },
    off(event: string, hear: Hear) {
      const at = heard.findIndex((one) => one[0] === event && one[1] === hear);
      if (at >= 0) heard.splice(at, 1);
      own?.thread.off(event, hear);
    },
    send(message: WorkerRequest) {
      if (message.type === 'stop') return answer('stopped');
      if (message.type === 'start' && own?.isReady) return answer('started');
      if (message.type === 'start' && own) own.isReady = true;
      // The selected tests change from run to run, but are otherwise only sent at the start.
      if (message.type === 'run') {
        Object.assign(message.context, { config: options.project.serializedConfig });
      }
      own?.thread.send(message);
    },
    deserialize: (data: unknown) => data,
  };
}

/** Runs every test in one thread, whatever pool the command names. */
export function oneThread(): Vite.Plugin {
  return {
    name: 'one-thread',
    configureVitest({ project, vitest }) {
      vitest.onClose(() => kept?.thread.stop());
      Object.assign(project.config, {
        pool: 'kept',
        poolRunner: { name: 'kept', createPoolWorker },
      });
    },
  };
}
