/** How to start the card payments stand-in; what is left out has the value of a local run. */
export type StripeStandinOptions = {
  appOrigin: string;
  port?: number;
  host?: string;
  secretKey?: string;
  webhookSecret?: string;
  webhookAddress?: string;
  /** The pause before a webhook that failed is sent again, doubled each time; 0 for never. */
  retryMs?: number;
  afterRetries?: 'cancel' | 'unpaid';
  /** Takes webhooks in this process, in place of a POST; gives the status. */
  deliver?: (message: { body: string; signature: string }) => Promise<number>;
  log?: (line: string) => void;
};

export type StandinEvent = {
  id: string;
  type: string;
  created: number;
  livemode: boolean;
  data: { object: Record<string, unknown> };
};

export type StripeStandinLog = {
  now: number;
  customers: {
    id: string;
    email?: string | null;
    deleted?: true;
    metadata?: Record<string, string>;
  }[];
  subscriptions: {
    id: string;
    customer: string;
    status: string;
    cancel_at_period_end: boolean;
    items: {
      data: { current_period_start: number; current_period_end: number; price: { id: string } }[];
    };
  }[];
  sessions: {
    id: string;
    customer: string;
    status: string;
    price: string;
    cancelUrl: string | null;
  }[];
  events: StandinEvent[];
  deliveries: { event: string; type: string; status: number | null }[];
  requests: {
    method: string;
    path: string;
    query: string;
    body: string;
    idempotencyKey: string | null;
  }[];
};

export type EventMode = 'normal' | 'duplicate' | 'shuffled' | 'delayed' | 'lost' | 'held';

export type StripeStandin = {
  url: string;
  port: number;
  secretKey: string;
  webhookSecret: string;
  /** Two prices of the product's, and one of something else that the account's owner sells. */
  prices: { monthly: string; annual: string; foreign: string };
  /** The switches under `/_standin/`, without HTTP. */
  control(call: 'POST events', body: { mode: EventMode; delayMs?: number }): Promise<unknown>;
  control(
    call: 'POST deliver',
    body: { ids: string[]; parallel?: boolean },
  ): Promise<{ statuses: (number | null)[] }>;
  control(call: 'POST settle'): Promise<{ settled: boolean }>;
  control(
    call: 'POST advance',
    body: { days?: number; seconds?: number },
  ): Promise<{ now: number }>;
  control(
    call: 'POST fail',
    body: {
      /** `slow` answers after `delayMs`, `hold` when `POST release` comes: both say what was true when the call came in. */
      how: 'none' | '403' | '429' | '500' | 'slow' | 'hold' | 'hang' | 'refuse' | 'html';
      times?: number;
      delayMs?: number;
      path?: string;
      method?: 'GET' | 'POST' | 'DELETE';
    },
  ): Promise<unknown>;
  control(call: 'POST release'): Promise<unknown>;
  control(call: 'POST pay', body: { session: string }): Promise<{ status: string }>;
  control(
    call: 'POST subscribe',
    body: { customer: string; price: string },
  ): Promise<{ subscription: string }>;
  control(
    call: 'POST card',
    body: { customer: string; card: 'pays' | 'declines' },
  ): Promise<unknown>;
  control(call: 'POST reset'): Promise<unknown>;
  control(call: 'GET log'): Promise<StripeStandinLog>;
  close(): Promise<void>;
};

/** Starts the card payments stand-in on loopback; everything it knows is in memory. */
export function startStripeStandin(options: StripeStandinOptions): Promise<StripeStandin>;
