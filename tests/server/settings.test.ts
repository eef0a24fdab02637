import { describe, expect, it } from 'vitest';
import { PEOPLE, Visitor } from '../harness/visitor';

async function settingsOf(user: string): Promise<string> {
  const visitor = new Visitor();
  await visitor.signIn(user, '/about');
  const html = await (await visitor.ask('/settings')).text();
  return html.match(/<section[^>]*aria-labelledby="plan"[\s\S]*?<\/section>/)?.[0] ?? '';
}

/** The opening tag of the button with this label, or null. */
function buttonOf(html: string, label: string): string | null {
  const buttons = html.match(/<button[^>]*>[\s\S]*?<\/button>/g) ?? [];
  return buttons.find((one) => one.replace(/<[^>]+>/g, '').trim() === label) ?? null;
}

describe('the plan section of the settings', () => {
  it('without any purchase disables the billing portal, and says when it will open', async () => {
    const plan = await settingsOf(PEOPLE.trial);
    expect(buttonOf(plan, 'Upgrade to Pro')).not.toBeNull();
    expect(buttonOf(plan, 'Open Billing Portal')).toContain(' disabled=""');
    expect(plan).not.toContain('value="portal"');
    expect(plan).toContain('Opens after your first payment');
  });

  it('after a past plan opens the portal for its invoices', async () => {
    const plan = await settingsOf(PEOPLE.lapsed);
    expect(buttonOf(plan, 'Open Billing Portal')).not.toContain('disabled');
    expect(plan).not.toContain('Opens after your first payment');
  });

  it('with a payment due offers no choice of plan', async () => {
    const plan = await settingsOf(PEOPLE.pastDue);
    expect(buttonOf(plan, 'Update payment')).not.toBeNull();
    expect(plan).not.toContain('name="plan"');
    // The upgrade is offered whenever the plan is not active.
    expect(buttonOf(plan, 'Upgrade to Pro')).not.toBeNull();
  });
});

describe('the demonstration of Mapwright', () => {
  it('links a signed-in user to their own Mapwright, and asks only strangers to sign in', async () => {
    const visitor = new Visitor();
    const toSave = /href="\/mapwright\?[^"]*seed=k1[^"]*"[^>]*>(?:<svg[\s\S]*?<\/svg>)?([^<]*)/;
    const before = await (await visitor.ask('/try/mapwright?seed=k1')).text();
    expect(toSave.exec(before)?.[1]).toBe('Sign in to save');
    await visitor.signIn(PEOPLE.trial, '/about');
    const after = await (await visitor.ask('/try/mapwright?seed=k1')).text();
    expect(toSave.exec(after)?.[1]).toBe('Continue in your account');
    expect(after).not.toContain('Sign in to save');
  });
});

it('the settings lead to each of their sections', async () => {
  const visitor = new Visitor();
  await visitor.signIn(PEOPLE.trial, '/about');
  const html = await (await visitor.ask('/settings')).text();
  const nav = /<nav[^>]*aria-label="On this page"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '';
  const led = [...nav.matchAll(/href="#(\w+)"/g)].map(([, id]) => id);
  const sections = [...html.matchAll(/<section[^>]*aria-labelledby="(\w+)"/g)].map(([, id]) => id);
  expect(led).toEqual(sections);
  expect(led).toHaveLength(5);
});
