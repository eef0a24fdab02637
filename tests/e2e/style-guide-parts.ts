import type { Page } from 'playwright/test';

export const round = (page: Page) => page.getByRole('status', { name: 'Round' });
export const chosen = (page: Page) => page.getByRole('status', { name: 'Selected' });
export const beasts = (page: Page) => page.getByRole('table', { name: 'Beasts of the north' });
export const picker = (page: Page) => page.getByRole('combobox', { name: 'Creatures' });
export const commands = (page: Page) =>
  page.getByRole('listbox', { name: 'Commands' }).getByRole('option');
export const creatures = (page: Page) =>
  page.getByRole('listbox', { name: 'Creatures: found' }).getByRole('option');
