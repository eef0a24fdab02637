import { type PoolOptions, ThreadsPoolWorker, type Vite, type WorkerRequest } from 'vitest/node';

type Hear = (message: unknown) => void;

/** The one thread of the run, and whether it has been set up. */
let kept: { thread: ThreadsPoolWorker; isReady: boolean } | null = null;

/**
 * What takes the place of a thread for each test file: one for them all, whose libraries stay loaded, while our own modules are
 * loaded anew for each file. Without it, most of a short test's time goes into starting a thread.
 */
function createPoolWorker(options: PoolOptions) {
  const heard: [event: string, hear: Hear][] = [];
  const thread = () => {
    if (!kept) throw new Error('The thread of the tests is gone');
    return kept.thread;
  };
  function answer(type: string) {
    const message = { __vitest_worker_response__: true, type };
    setImmediate(() => {
      for (const [event, hear] of [...heard]) if (event === 'message') hear(message);
    });
  }
  return {
    name: 'kept',
    async start() {
      if (kept) return;
      const fresh = new ThreadsPoolWorker(options);
      kept = { thread: fresh, isReady: false };
      await fresh.start();
      fresh.on('exit', () => {
        kept = null;
      });
    },
    async stop() {
      if (!kept) return;
      for (const [event, hear] of heard.splice(0)) kept.thread.off(event, hear);
    },
    on(event: string, hear: Hear) {
      heard.push([event, hear]);
      thread().on(event, hear);
    },
    off(event: string, hear: Hear) {
      const at = heard.findIndex((one) => one[0] === event && one[1] === hear);
      if (at >= 0) heard.splice(at, 1);
      kept?.thread.off(event, hear);
    },
    send(message: WorkerRequest) {
      if (message.type === 'stop') return answer('stopped');
      if (message.type === 'start' && kept?.isReady) return answer('started');
      if (message.type === 'start' && kept) kept.isReady = true;
      // Which tests are asked for changes from run to run, and is otherwise said at the start alone.
      if (message.type === 'run') {
        Object.assign(message.context, { config: options.project.serializedConfig });
      }
      thread().send(message);
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
