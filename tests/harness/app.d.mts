/** The real product, started for tests: see app.mjs. */
export type RunningApp = {
  origin: string;
  port: number;
  state: string;
  standins: Record<string, string>;
  lines: string[];
  stop(): Promise<void>;
};

export const SESSION_KEYS: string;

export function makeReady(): Promise<void>;

export function startApp(options?: {
  values?: Record<string, string>;
  seed?: boolean;
  broken?: boolean;
  edge?: boolean;
  onLine?: (line: string) => void;
}): Promise<RunningApp>;
