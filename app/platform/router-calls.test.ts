import { describe, expect, it } from 'vitest';
import { isLongLinkCall, judgeRouterCall } from './router-calls';

const SITE = 'https://delvewright.example';
const judge = (path: string) => judgeRouterCall(new URL(path, SITE));
const links = (segments: number) =>
  `/__manifest?p=${Array.from({ length: segments }, () => 'x').join('/')}`;

const list = (count: number) =>
  `/__manifest?${Array.from({ length: count }, (_, at) => `p=/x${at}`).join('&')}`;

describe('calls of the router', () => {
  it.each([
    '/monster-lookup.data',
    '/monster-lookup.data?_routes=root,tools/monster-lookup/page',
    '/about?p=a/b/c',
    '/__manifest?p=/about&p=/features',
    links(400),
    list(90),
    // The number of links matters only for the path that looks them up.
    links(500).replace('/__manifest', '/monster-lookup'),
  ])('%.60s is let through', (path) => expect(judge(path)).toEqual({ pass: true }));

  it.each([
    '/settings?_data=settings/page',
    '/settings?_data',
    '/settings.data?_routes=',
    '/settings.data?_routes=a,,b',
    '/settings.data?_routes=root,<script>',
    '/settings.data?_routes=(root)',
    '/settings.data?_routes=!root',
    links(401),
    list(91),
    `${links(200)}&p=${'x/'.repeat(200)}x`,
  ])('%.60s is answered with a sentence, and reaches no route', (path) => {
    expect(judge(path)).toMatchObject({
      pass: false,
      status: 400,
      problem: expect.stringMatching(/^[A-Z].+\.$/),
    });
  });

  it('for more links than nearly every page has count among what is costly', () => {
    const long = (path: string) => isLongLinkCall(new URL(path, SITE));
    expect([list(50), list(51), '/about?p=1'].map(long)).toEqual([false, true, false]);
    expect(long(list(80).replace('/__manifest', '/features'))).toBe(false);
  });
});
