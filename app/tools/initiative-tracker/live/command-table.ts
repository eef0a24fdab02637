import type { Command } from '~/ui/commands/command';
import { ACT_FORM } from '../screen/fight-facts';
import { moveFocused } from './arrange-rows';
import { tick, tickAll, tickIfNobody } from './hands';
import { pressButton } from './press-button';

/** The commands of a running fight. They press buttons of the screen, so that a key can never do more than a button. */
export function commandTable(chosen: () => string | null): Command[] {
  const button = (id: string, label: string, group: string, keys: string[], intent: string) => ({
    id,
    label,
    group,
    keys,
    perform: () => void pressButton(intent),
  });
  const amount = (id: string, label: string, key: string, intent: string): Command => ({
    id,
    label,
    group: 'Actions on the selected',
    keys: [key],
    perform: () => askAmount(intent, chosen()),
  });
  const order = (id: string, label: string, keys: string[], perform: () => void): Command => ({
    id,
    label,
    group: 'Initiative order',
    keys,
    perform,
  });
  const named = (id: string, label: string, key: string, perform: () => void): Command => ({
    id,
    label,
    group: 'On a name',
    keys: [key],
    where: 'place',
    repeats: true,
    perform,
  });
  return [
    button('next', 'Next turn', 'Turns', ['n'], 'next'),
    button('previous', 'Previous turn', 'Turns', ['p'], 'previous'),
    button('begin', 'Begin the fight', 'Turns', ['b'], 'begin'),
    button('roll', 'Roll missing initiative', 'Turns', ['i'], 'roll-missing'),
    {
      id: 'end',
      label: 'End the fight',
      group: 'Turns',
      keys: ['e'],
      perform: () => reveal('[data-end-summary] summary'),
    },
    button('undo', 'Undo', 'Turns', ['u'], 'undo'),
    button('redo', 'Redo', 'Turns', ['r'], 'redo'),
    button('pause', 'Pause or resume', 'Turns', ['w'], 'table:pause'),
    amount('damage', 'Damage', 'd', 'harm'),
    amount('heal', 'Heal', 'h', 'heal'),
    amount('temporary', 'Temporary HP', 't', 'shield'),
    {
      id: 'condition',
      label: 'Condition',
      group: 'Actions on the selected',
      keys: ['c'],
      perform: () => {
        tickIfNobody(chosen());
        reveal('select[name="condition"]');
      },
    },
    {
      id: 'blast',
      label: 'Area effect',
      group: 'Actions on the selected',
      keys: ['s'],
      perform: () => {
        tickIfNobody(chosen());
        reveal('select[name="blast-save"]');
      },
    },
    order('down', 'Next combatant', ['j'], () => step(1)),
    order('up', 'Previous combatant', ['k'], () => step(-1)),
    order('earlier', 'Act earlier', ['Shift+K'], () => moveFocused(-1, chosen())),
    order('later', 'Act later', ['Shift+J'], () => moveFocused(1, chosen())),
    // These work only in the order list; elsewhere the arrow keys scroll the page.
    named('name-down', 'Down', 'ArrowDown', () => step(1)),
    named('name-up', 'Up', 'ArrowUp', () => step(-1)),
    named('name-earlier', 'Earlier', 'Shift+ArrowUp', () => moveFocused(-1, chosen())),
    named('name-later', 'Later', 'Shift+ArrowDown', () => moveFocused(1, chosen())),
    order('tick', 'Select', ['x'], () => tick(focused() ?? chosen() ?? '', null)),
    order('foes', 'Select all foes', ['f'], () => tickAll('foes')),
    order('nobody', 'Select none', ['0'], () => tickAll('')),
    {
      id: 'add',
      label: 'Add combatants',
      group: 'Initiative order',
      keys: ['/'],
      perform: () => reveal('textarea[name="lines"]'),
    },
  ];
}

/** The combatants of the order, for the palette: choosing one selects it, and opens the row of its group. */
export function combatantCommands(): Command[] {
  const all = document.querySelectorAll<HTMLElement>('[data-order] [data-combatant]');
  return [...all].flatMap((row): Command[] => {
    const { combatant: id = '' } = row.dataset;
    const label = row.querySelector('[data-choose]')?.textContent?.trim() ?? '';
    return label === ''
      ? []
      : [
          {
            id: `combatant-${id}`,
            label,
            group: 'Select a combatant',
            keys: [],
            perform: () => selectRow(row, id),
          },
        ];
  });
}

function selectRow(row: HTMLElement, id: string): void {
  row
    .closest('[data-group="closed"]')
    ?.querySelector<HTMLElement>('button[aria-expanded="false"]')
    ?.click();
  tick(id, true);
  // The group opens in the next frame.
  requestAnimationFrame(() => {
    row.scrollIntoView({ block: 'nearest' });
    row.querySelector<HTMLElement>('[data-choose]')?.focus();
  });
}

/** Focuses the amount field; Enter then presses the button of this intent. */
function askAmount(intent: string, chosen: string | null): void {
  tickIfNobody(chosen);
  const form = document.querySelector<HTMLFormElement>(`#${ACT_FORM}`);
  const field = form?.querySelector<HTMLInputElement>('input[name="amount"]');
  if (!form || !field) return;
  form.dataset.enter = intent;
  field.focus();
  field.select();
}

/** Opens all `<details>` around a field and focuses the field. */
function reveal(selector: string): void {
  const field = document.querySelector<HTMLElement>(`[data-fight] ${selector}`);
  for (
    let around = field?.closest('details');
    around;
    around = around.parentElement?.closest('details')
  ) {
    around.open = true;
  }
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
}

function links(): HTMLElement[] {
  const all = document.querySelectorAll<HTMLElement>('[data-order] [data-combatant] [data-choose]');
  // Members of a closed group cannot be focused.
  return [...all].filter((link) => link.checkVisibility());
}

/** The id of the focused combatant in the order. */
function focused(): string | null {
  const line = document.activeElement?.closest<HTMLElement>('[data-combatant]');
  return line?.dataset.combatant ?? null;
}

function step(by: 1 | -1): void {
  const all = links();
  const at = all.findIndex(({ dataset }) => dataset.choose === focused());
  const next = at < 0 ? all.findIndex((link) => link.ariaCurrent === 'true') : at + by;
  all[Math.max(0, Math.min(all.length - 1, next))]?.focus();
}
