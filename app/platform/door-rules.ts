/** Which rate limit a request counts against. */
export type Allowance = 'none' | 'writes' | 'costly writes' | 'costly reads' | 'codes';

/**
 * How a response is the same for all anonymous visitors: a file byte by byte, a page except for its nonce and request
 * id.
 */
export type EdgeKind = 'file' | 'page';

/** What the door asks of the requests for an address. */
export type DoorRules = {
  /** Whether it is written with POST alone, as forms are, or also with PUT and DELETE, for files. */
  methods: 'forms' | 'files';
  /** How many bytes the body of a request may have. */
  bytes: number;
  /**
   * Why a write may come from any site: it is authorized by a signature or a ticket, or it needs no identity and stores
   * nothing. Null where it may not.
   */
  fromAnywhere: 'signed' | 'keeps nothing' | null;
  /** Whether a share code in the address opens it: the address is then a secret, and each request may be a guess. */
  openedByCode: boolean;
  /** What GET and HEAD count against. */
  reading: Allowance;
  /** What all other methods count against. */
  writing: Allowance;
  /** How its responses to anonymous visitors may be cached at the edge; null where they may not. */
  edge: EdgeKind | null;
  /** Where its reads begin: at the nearest copy of the database that is new enough, or always at the primary. */
  reads: 'nearest' | 'primary';
};

export const KB = 1024;
export const MB = 1024 * KB;

/** What holds for an address that says nothing else. A form of 256 KB is thirty times our largest one. */
export const ORDINARY: DoorRules = {
  methods: 'forms',
  bytes: 256 * KB,
  fromAnywhere: null,
  openedByCode: false,
  reading: 'none',
  writing: 'writes',
  edge: null,
  reads: 'nearest',
};

/** What holds where no page is: every method comes as far as the page that says so. */
export const NOWHERE: DoorRules = { ...ORDINARY, methods: 'files' };
