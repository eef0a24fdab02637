import type { Page } from 'playwright/test';
import { expect, test } from './page-test';

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Maren Oakhollow');
  await page.getByLabel('Email').fill('maren@tavern.example');
  await page.getByLabel('Message').fill('The map hid a door from me.');
}

test('the counter follows the typing, errors are shown at their fields, and the honeypot field cannot be reached', async ({
  page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Message').fill('owl\nbear');
  await expect(page.getByText('8/2000')).toBeVisible();
  await page.getByLabel('Message').fill('x'.repeat(2001));
  await expect(page.getByText('2001/2000')).toHaveAttribute('data-over');

  await expect(page.locator('[name="website"]')).not.toBeInViewport();
  await page.getByLabel('Name').focus();
  const seen: (string | null)[] = [];
  for (let at = 0; at < 4; at += 1) {
    seen.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
    await page.keyboard.press('Tab');
  }
  expect(seen).toEqual(['name', 'email', 'message', null]);

  await page.getByLabel('Name').fill('Maren');
  await page.getByLabel('Email').fill('maren@');
  await page.getByLabel('Message').fill('Short');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email.');
  await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name')).toHaveValue('Maren');
  await expect(page.getByLabel('Email')).toHaveValue('maren@');
  await expect(page.getByRole('alert')).toContainText(
    'Please include a short message (10+ chars).',
  );
  // The counter follows the field that came with the response.
  await page.getByLabel('Message').fill('owlbear');
  await expect(page.getByText('7/2000')).toBeVisible();
});

test('offline every field is kept; the next press shows that it is sending, and sends once', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await fill(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Unexpected error. Please try again.');
  await expect(page.getByLabel('Name')).toHaveValue('Maren Oakhollow');
  await expect(page.getByLabel('Email')).toHaveValue('maren@tavern.example');
  await expect(page.getByLabel('Message')).toHaveValue('The map hid a door from me.');
  await context.setOffline(false);

  const sent: string[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/contact', async (route) => {
    sent.push(route.request().method());
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  const button = page.getByRole('button', { name: 'Sending…' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Message sent!' })).toHaveText(
    'Message sent! I’ll get back to you soon.',
  );
  expect(sent).toEqual(['POST']);
  for (const label of ['Name', 'Email', 'Message']) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
});
