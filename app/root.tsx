import {
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/cloudflare';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import displayFont from '~fonts/display.woff2?url';
import readingFont from '~fonts/reading.woff2?url';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './ui/print.css';
import { CheckingAccess } from './account/gate/checking-access';
import { LeavingQuestion } from './account/leaving/leaving-question';
import { wordsAround } from './catalogue/overrides.server';
import { waysTo } from './catalogue/ways';
import { paths } from './paths';
import { spareEval } from './platform/no-eval';
import { type Density, readPreferences } from './platform/preferences';
import { readSaidOnce, saidOnceGone } from './platform/said-once';
import { FEED_ADDRESS } from './site/blog/feed-address';
import { BRAND, pageTitle } from './site/brand';
import { ErrorScreen } from './site/frame/error-screen';
import { useFrameFacts } from './site/frame/frame-facts';
import lineScript from './site/frame/line-gone.ts?plain';
import { watchPage } from './site/frame/page-watchers';
import { shownNotice } from './site/frame/shown-notice.server';
import { shownPassing } from './site/frame/shown-passing.server';
import type { FrameFacts } from './site/frame/site-frame';
import frameScript from './site/frame/start-frame.ts?plain';
import leavingScript from './site/frame/start-leaving.ts?plain';
import { ToolFrame } from './site/frame/tool-frame';
import { shownViewer } from './site/frame/viewer';
import { noticesAway } from './site/notice-cookie';
import { tellAwake } from './ui/awake';
import { watchLongSelects } from './ui/long-select/watch-long-selects';
import { PageChange } from './ui/page-change';
import type { SiteFacts } from './ui/page-meta';
import { isPlainHandle, type PlainHandle } from './ui/plain-page';
import { useRequestFacts } from './ui/request-facts';
import { useHydrated } from './ui/use-hydrated';

// The root's module runs before those of the pages.
spareEval();

export const links: LinksFunction = () => [
  // Preloaded, so that most visitors never see the fallback font.
  ...[displayFont, readingFont].map((href) => ({
    rel: 'preload',
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  { rel: 'alternate', type: 'application/rss+xml', title: pageTitle('Blog'), href: FEED_ADDRESS },
];

export const meta: MetaFunction = ({ error }) => [
  {
    title:
      isRouteErrorResponse(error) && error.status === 404 ? pageTitle('Not found') : BRAND.name,
  },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { services } = context;
  const { clock, config } = services;
  const [viewer, { tools, notice }] = await Promise.all([
    context.account.viewer(),
    wordsAround(services, noticesAway(request.headers)),
  ]);
  const ways = waysTo(tools, viewer);
  const now = clock.now();
  const year = new Date(now).getUTCFullYear();
  const frame: FrameFacts = { viewer: shownViewer(viewer, now), ways, year };
  const site: SiteFacts = { name: BRAND.name, origin: config.APP_ORIGIN };
  const { theme, density } = readPreferences(request.headers);
  // Absent in the usual case: each page carries what is returned here.
  const dense: { density?: Density } = density === 'auto' ? {} : { density };
  const { url } = context.account;
  // Don't consume the one-time message in a data request, possibly of another tab: it would not be shown anywhere.
  const passing = context.account.isData ? null : readSaidOnce(request.headers);
  const said = { ...shownNotice(notice, url), ...shownPassing(passing, url, now) };
  return data(
    { requestId: context.requestId, site, theme, ...dense, ...frame, ...said },
    passing ? { headers: { 'Set-Cookie': saidOnceGone() } } : undefined,
  );
}

/**
 * Keeps the root's data while a search on one page changes, and while the device is offline: a page that works offline
 * must not fail because of the frame around it.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const sameSearch = currentUrl.search === nextUrl.search;
  const searching =
    formMethod === undefined && currentUrl.pathname === nextUrl.pathname && !sameSearch;
  return defaultShouldRevalidate && !searching && navigator.onLine;
}

/** The HTML document around every page, error pages included. */
export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root');
  const theme = data?.theme === 'system' ? undefined : data?.theme;
  useEffect(
    () => watchLongSelects(document, () => import('./ui/long-select/late-long-select')),
    [],
  );
  useEffect(() => watchPage(document), []);
  const isHydrated = useHydrated();
  const { key } = useLocation();
  // The address in the browser changes before what is shown does: lets others, such as tests, wait for it.
  useEffect(() => {
    document.documentElement.dataset.shown = key;
  }, [key]);
  // Last, because from then on everything answers.
  useEffect(() => {
    if (isHydrated) tellAwake(document);
  }, [isHydrated]);
  return (
    <html lang="en" data-theme={theme} data-density={data?.density}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#f6efe0" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#1a1310" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
        <PlainScriptAhead />
        <LineGoneAhead />
      </head>
      <body>
        {children}
        <PageScripts />
      </body>
    </html>
  );
}

/** The handle of a page without React, while it renders on the server; undefined once the page runs React. */
function usePlainHandle(): PlainHandle | undefined {
  const { nonce } = useRequestFacts();
  const handles = useMatches().map((match) => match.handle);
  return nonce === undefined ? undefined : handles.findLast(isPlainHandle);
}

function PlainScriptAhead() {
  const script = usePlainHandle()?.script;
  return script && <link rel="modulepreload" href={script} />;
}

/** Loads the offline script early, on React pages only: a plain HTML page is complete when it has arrived. */
function LineGoneAhead() {
  const { nonce } = useRequestFacts();
  return usePlainHandle() ? null : <script async type="module" src={lineScript} nonce={nonce} />;
}

/** React and the router, or, on a plain page, the page's own small script and the frame's. */
function PageScripts() {
  const { nonce } = useRequestFacts();
  const plain = usePlainHandle();
  const { viewer } = useFrameFacts();
  if (plain) {
    // Text-only pages load no script, unless the visitor is signed in and can sign out there.
    return (
      <>
        {plain.script && <script type="module" src={plain.script} nonce={nonce} />}
        {(plain.script || viewer) && <script type="module" src={frameScript} nonce={nonce} />}
        {viewer && <script type="module" src={leavingScript} nonce={nonce} />}
      </>
    );
  }
  return (
    <>
      <ScrollRestoration nonce={nonce} />
      <Scripts nonce={nonce} />
    </>
  );
}

export default function App() {
  return (
    <>
      <CheckingAccess />
      {/* At the top: below the footer, its hidden words would make every page a pixel longer than the screen. */}
      <PageChange />
      <Outlet />
      {useFrameFacts().viewer && <LeavingQuestion />}
    </>
  );
}

/** Shows an error of a tool, or one from before the page was known, in the slim frame. */
export function ErrorBoundary() {
  return (
    <ToolFrame {...useFrameFacts()} title={BRAND.name} to={paths.home()} open>
      <ErrorScreen />
    </ToolFrame>
  );
}
