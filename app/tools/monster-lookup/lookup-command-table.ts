import type { Command } from '~/ui/commands/command';

type PressCommand = Pick<Command, 'id' | 'label' | 'group' | 'keys'> & {
  /** The selector of the control that the command activates. */
  control: string;
};

const LIST: readonly PressCommand[] = [
  ...group('Search', [
    ['search', 'Search by name', '/', 'main input[name="q"]'],
    [
      'filters',
      'Open or close the filters',
      'f',
      // Beside the list, all but the first filters are collapsed; elsewhere they are in a sheet.
      ':is(main [data-command="filters"], main form summary)',
    ],
    ['compare-chosen', 'Compare the selected monsters', 'c', 'section[aria-label="Compare"] a'],
    ['lists', 'Your lists', 'o', 'main [data-command="lists"]'],
    ['mine', 'Lists and note of the shown monster', 'm', '[data-command="mine"]'],
    ['add-to', 'Add the shown monster to…', 't', '[data-command="add-to"]'],
    ['next-page', 'Next page of monsters', 'n', 'nav[aria-label="Pages of monsters"] [rel="next"]'],
  ]),
];

const MONSTER: readonly PressCommand[] = [
  ...group('Monsters', [
    ['results', 'Back to the results', 'u', 'nav[aria-label="Results"] > a'],
    ['next', 'Next monster', 'n', 'nav[aria-label="Results"] [rel="next"]'],
    ['previous', 'Previous monster', 'p', 'nav[aria-label="Results"] [rel="prev"]'],
  ]),
  ...group('Statblock', [
    ['layout', 'Change the layout', 'l', '[data-command="layout"]:not([aria-current])'],
    ['compare', 'Select for comparing', 'c', '[data-command="compare"]'],
    ['favorite', 'Favorite', 'f', '[data-command="favorite"]'],
    ['mine', 'Lists and note', 'm', '[data-command="mine"]'],
    ['add-to', 'Add to a fight, an encounter or a list', 't', '[data-command="add-to"]'],
    ['copy-link', 'Copy link', '', '[data-command="copy-link"]'],
    ['copy-markdown', 'Copy as Markdown', '', '[data-command="copy-markdown"]'],
    ['copy-homebrewery', 'Copy as Homebrewery', '', '[data-command="copy-homebrewery"]'],
    ['print', 'Print', '', '[data-command="print"]'],
  ]),
  ...group('Dice', [
    ['advantage', 'Roll with advantage', 'a', '[data-command="advantage"]'],
    ['disadvantage', 'Roll with disadvantage', 'd', '[data-command="disadvantage"]'],
    ['flat', 'Roll normally', 'x', '[data-command="flat"]'],
    ['critical', 'The next hit is critical', 'k', '[data-command="critical"]'],
    ['saves', 'Show or hide saves and initiative', 's', '[data-command="saves"]'],
    ['rolls', 'View past rolls', 'h', '[data-command="rolls"]'],
  ]),
];

function group(
  name: string,
  rows: readonly (readonly [id: string, label: string, key: string, control: string])[],
): PressCommand[] {
  return rows.map(([id, label, key, control]) => ({
    id,
    label,
    control,
    group: name,
    keys: key === '' ? [] : [key],
  }));
}

const TABLES = { list: LIST, monster: MONSTER };

/** A page of the lookup that has commands. */
export type CommandedPage = keyof typeof TABLES;

/**
 * The commands of a page: each activates an existing control, and does nothing when the control is missing or disabled.
 */
export function commandsOf(page: CommandedPage): Command[] {
  return TABLES[page].map(({ control, ...command }) => ({
    ...command,
    get enabled() {
      return controlOf(control) !== null;
    },
    perform: () => press(controlOf(control)),
  }));
}

function controlOf(selector: string): HTMLElement | null {
  const found = [...document.querySelectorAll<HTMLElement>(`${selector}:not(:disabled)`)];
  // Prefers a visible control, otherwise one inside a closed menu.
  return found.find((control) => control.checkVisibility()) ?? found[0] ?? null;
}

function press(control: HTMLElement | null): void {
  if (control instanceof HTMLInputElement && control.type === 'search') {
    control.focus();
    control.select();
  } else control?.click();
}
