import { createContext, useContext } from 'react';

/** Facts about the request that the server renders; in the browser both are undefined. */
export type RequestFactsValue = { nonce: string | undefined; requestId: string | undefined };

export const RequestFacts = createContext<RequestFactsValue>({
  nonce: undefined,
  requestId: undefined,
});

/** The CSP nonce of the page's scripts and the request's id. */
export function useRequestFacts(): RequestFactsValue {
  return useContext(RequestFacts);
}
