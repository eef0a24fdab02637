import { createContext, useContext } from 'react';

/** What the server knows of the request that it renders; in the browser both are empty. */
export type RequestFactsValue = { nonce: string | undefined; requestId: string | undefined };

export const RequestFacts = createContext<RequestFactsValue>({
  nonce: undefined,
  requestId: undefined,
});

/** The nonce that marks our scripts and the id that names the request. */
export function useRequestFacts(): RequestFactsValue {
  return useContext(RequestFacts);
}
