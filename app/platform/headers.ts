const ALWAYS: readonly (readonly [string, string])[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  ],
];

/** The `Retry-After` of a temporary failure. */
const RETRY_SECONDS = '60';

/**
 * The content security policy of one response. `formHosts` are the origins that a form's response may redirect to;
 * `appOrigin` is our own, null while the site is not configured.
 */
export function contentSecurityPolicy({
  nonce,
  formHosts,
  appOrigin,
}: Pick<HeaderFacts, 'nonce' | 'formHosts' | 'appOrigin'>): string {
  // Not every browser lets 'self' cover WebSockets.
  const sockets = appOrigin === null ? [] : [appOrigin.replace(/^http/, 'ws')];
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${["'self'", ...sockets].join(' ')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // Chromium applies form-action to the redirect that answers a form, too, so sign-in, checkout and portal must be
    // listed.
    `form-action ${["'self'", ...formHosts].join(' ')}`,
  ].join('; ');
}

/** A new 128-bit nonce for the scripts of one response. */
export function createNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
}

export type HeaderFacts = {
  nonce: string;
  requestId: string;
  appOrigin: string | null;
  formHosts: readonly string[];
  hasSession: boolean;
  /** Whether a share code in the URL opened it: such a URL must not reach other sites (referrer) or search engines. */
  isOpenedByCode?: boolean;
};

/** Adds the headers that every response carries, whatever its status. */
export function withSecurityHeaders(response: Response, facts: HeaderFacts): Response {
  // A WebSocket response cannot be copied, and has nothing that a header could protect.
  if (response.webSocket) return response;
  const answer = new Response(response.body, response);
  for (const [name, value] of ALWAYS) answer.headers.set(name, value);
  answer.headers.set('X-Request-Id', facts.requestId);
  if (facts.isOpenedByCode) {
    // Not `no-referrer`: with it, browsers send `Origin: null` with our own forms, too.
    answer.headers.set('Referrer-Policy', 'same-origin');
    answer.headers.set('X-Robots-Tag', 'noindex');
  }
  if (!answer.headers.has('Content-Security-Policy')) {
    answer.headers.set('Content-Security-Policy', contentSecurityPolicy(facts));
  }
  if (answer.status === 503 && !answer.headers.has('Retry-After')) {
    answer.headers.set('Retry-After', RETRY_SECONDS);
  }
  const setsCookie = answer.headers.has('Set-Cookie');
  if (setsCookie || (facts.hasSession && !isPublic(answer))) {
    answer.headers.set('Cache-Control', 'private, no-store');
  }
  if (!answer.headers.has('Cache-Control')) answer.headers.set('Cache-Control', 'no-cache');
  return answer;
}

/** Whether a response declares itself the same for everyone, such as the public records. */
function isPublic(response: Response): boolean {
  return /(^|,)\s*public\b/.test(response.headers.get('Cache-Control') ?? '');
}
