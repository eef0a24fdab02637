import { type PoolOptions, ThreadsPoolWorker, type Vite, type WorkerRequest } from 'vitest/node';

type Hear = (message: unknown) => void;

/** The one thread of the run, and whether it has been set up. */
let kept: { thread: ThreadsPoolWorker; isReady: boolean } | null = null;

/** The kept thread, or a new one where the last has ended, as by a fault that takes all memory. */
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
 * What takes the place of a thread for each test file: one for them all, whose libraries stay loaded, while our own modules are
 * loaded anew for each file. Without it, most of a short test's time goes into starting a thread.
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
      // Which tests are asked for changes from run to run, and is otherwise said at the start alone.
      if (message.type === 'run') {
        Object.assign(message.context, { config: options.project.serializedConfig });
      }
      own?.thread.send(message);
    },
    deserialize: (data: unknown) => data,
  };
}

/** Lets every test of the run take its turn in one thread, whatever pool the command names. */
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
