import { useSearchParams } from '@remix-run/react';
import { adminPaths } from '~/admin-paths';

/** The query parameters of Management's first page: each of its parts adds its own, and keeps the others. */
const ASKED = ['q', 'show', 'sort', 'dir', 'check', 'pool', 'claims', 'fetch', 'ping'] as const;

type Asked = (typeof ASKED)[number];

/** The parameters of the other parts, as hidden fields of a form. */
export function AlsoAsked({ but }: { but: readonly Asked[] }) {
  const [params] = useSearchParams();
  return alsoAsked(params, but).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/** The address of the page with one parameter added or removed. */
export function addressAsking(
  params: URLSearchParams,
  { name, value, at }: { name: Asked; value: string | null; at: string },
): string {
  const query = new URLSearchParams(alsoAsked(params, [name]));
  if (value !== null) query.set(name, value);
  return query.size > 0
    ? `${adminPaths.management()}?${query}#${at}`
    : `${adminPaths.management()}#${at}`;
}

function alsoAsked(params: URLSearchParams, but: readonly Asked[]): [Asked, string][] {
  return ASKED.flatMap((name): [Asked, string][] => {
    const value = params.get(name);
    return value === null || but.includes(name) ? [] : [[name, value]];
  });
}
