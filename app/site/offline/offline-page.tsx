import type { MetaFunction } from '@remix-run/cloudflare';
import { pageTitle } from '../brand';
import { OfflineWords } from './offline-words';

export const handle = { hydrate: false };

export const meta: MetaFunction = () => [
  { title: pageTitle('Offline') },
  { name: 'robots', content: 'noindex' },
];

export default function OfflinePage() {
  return <OfflineWords />;
}
