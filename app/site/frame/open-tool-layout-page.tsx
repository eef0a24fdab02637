import { useSignedIn } from '~/ui/use-signed-in';
import SiteLayoutPage, { ErrorBoundary as SiteErrorBoundary } from './site-layout-page';
import ToolLayoutPage from './tool-layout-page';

/** The layout of the small tools: pages of the site for visitors, tools like the others for whoever is signed in. */
export default function OpenToolLayoutPage() {
  return useSignedIn() ? <ToolLayoutPage /> : <SiteLayoutPage />;
}

/** Shows errors of these pages. */
export function ErrorBoundary() {
  return <SiteErrorBoundary />;
}
