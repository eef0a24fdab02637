import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/cloudflare';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from '@remix-run/react';
import type { ReactNode } from 'react';
import { BRAND } from './site/brand';
import { useRequestFacts } from './ui/request-facts';

export const links: LinksFunction = () => [];

export const meta: MetaFunction = () => [{ title: BRAND.name }];

export function loader({ context }: LoaderFunctionArgs) {
  return { requestId: context.requestId };
}

/** The HTML document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const { nonce } = useRequestFacts();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

/** '404 Not Found' for what does not exist; the specified heading and the request id for what went wrong. */
export function ErrorBoundary() {
  const error = useRouteError();
  const { requestId } = useRequestFacts();
  const data = useRouteLoaderData<typeof loader>('root');
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <main id="main">
        <title>{`Not found | ${BRAND.name}`}</title>
        <h1>404 Not Found</h1>
        <p>There is no page at this address.</p>
      </main>
    );
  }
  return (
    <main id="main">
      <h1>Unexpected Application Error!</h1>
      <p>Something went wrong on our side. Try again; if it stays, tell us this request id.</p>
      <p>
        <code>{requestId ?? data?.requestId ?? 'not known'}</code>
      </p>
    </main>
  );
}
