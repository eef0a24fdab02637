import { type Account, openAccount } from '~/account/guard/account.server';
import type { Services } from '~/platform/services.server';
import { lineAt } from './addresses';

/** The account of a request, opened as the entry opens it: with what the table says about the requested address. */
export function accountAt(request: Request, services: Services): Account {
  return openAccount(request, services, lineAt(request.url));
}
