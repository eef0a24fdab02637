import { sendForm } from '~/platform/send-form';
import { drawSeed } from '../fair/page-seed';
import { nodesOf } from '../page-leaf';
import { type AskWorker, startWorker } from '../page-worker';
import { rollerPaths } from '../roller-paths';
import { drawnLeaves, drawnWords, keptLeaves, type Refused } from './kept-leaves';
import { fullKept, KEPT_LIMITS, type Kept, type TypedKept } from './kept-limits';
import { deviceKept, hasRoom, writeDeviceKept } from './page-device-kept';

/**
 * Stores macros and tables on the device for visitors, and offers signed-in users to import them; returns a function
 * that stops it.
 */
export function watchKept(page: Document): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  const main = page.querySelector<HTMLElement>('[data-kept]');
  const status = page.querySelector<HTMLElement>('[data-kept-status]');
  if (!main || !status) return () => {};
  if (main.dataset.kept === 'account') {
    offerTakingAlong(page, status);
    return () => watch.abort();
  }
  const worker = startWorker(page);
  const note = page.querySelector('[data-needs-script]');
  if (note) note.firstChild?.replaceWith('Nobody else sees them. ');
  showDevice(page, null);
  main.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.dataset.keptForm) return;
      event.preventDefault();
      void keepHere(page, worker, form, status);
    },
    { signal },
  );
  main.addEventListener(
    'click',
    (event) => {
      const way =
        event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-use]') : null;
      const table = deviceKept().find(({ id }) => id === way?.dataset.use);
      if (!table) return;
      event.preventDefault();
      void drawHere(page, worker, table);
    },
    { signal },
  );
  return () => {
    worker.end();
    watch.abort();
  };
}

function showDevice(page: Document, refused: Refused | null): void {
  for (const kind of ['macro', 'table'] as const) {
    const part = page.querySelector<HTMLElement>(`[data-kept-${kind}]`);
    const shown = { kept: deviceKept(), parties: [], refused, keys: { macro: '', table: '' } };
    part?.replaceChildren(...nodesOf(page, keptLeaves(kind, shown)));
    if (part) part.hidden = false;
  }
  page.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

async function keepHere(
  page: Document,
  worker: AskWorker,
  form: HTMLFormElement,
  status: HTMLElement,
): Promise<void> {
  const said = new FormData(form);
  const text = (name: string) => String(said.get(name) ?? '');
  const [intent, id] = [text('intent'), text('id')];
  const held = deviceKept();
  if (intent === 'delete') {
    const name = held.find((one) => one.id === id)?.name ?? '';
    writeDeviceKept(held.filter((one) => one.id !== id));
    showDevice(page, null);
    status.textContent = `${name} deleted.`;
    return;
  }
  const typed: TypedKept = {
    kind: text('kind') === 'table' ? 'table' : 'macro',
    name: text('name'),
    body: text('body'),
    character: text('character'),
    party: '',
  };
  const reading = await worker.check(typed);
  const refuse = (field: Refused['field'], problem: string) =>
    showDevice(page, { id, typed, field, problem });
  if (reading === null) return refuse('name', 'This browser could not check it. Reload the page.');
  if (!reading.ok) return refuse(reading.field, reading.problem);
  const { kept } = reading;
  const isNew = intent === 'create';
  if (isNew && !hasRoom(held, kept)) return refuse('name', fullKept(kept.kind));
  const next: Kept[] = isNew
    ? [...held, { ...kept, id: drawSeed() }]
    : held.map((one) => (one.id === id ? { ...kept, id } : one));
  if (!writeDeviceKept(next))
    return refuse('name', 'This device has no room for it, or cannot save it.');
  showDevice(page, null);
  status.textContent = `${kept.name} is saved on this device.`;
}

async function drawHere(page: Document, worker: AskWorker, table: Kept): Promise<void> {
  const drawn = await worker.draw({ body: table.body, seed: drawSeed() });
  const part = page.querySelector<HTMLElement>('[data-drawn-part]');
  if (!drawn || !part) return;
  part.hidden = false;
  part.setAttribute('aria-labelledby', 'drawn-title');
  part
    .querySelector('[data-drawn-leaves]')
    ?.replaceChildren(...nodesOf(page, drawnLeaves(table.name, drawn)));
  const spoken = part.querySelector('[data-drawn-spoken]');
  if (spoken) spoken.textContent = drawnWords(table.name, drawn);
  part.scrollIntoView({ block: 'nearest' });
}

/** Offers to import the device's items into the account; only imported ones are removed from the device. */
function offerTakingAlong(page: Document, status: HTMLElement): void {
  const held = deviceKept();
  if (held.length === 0) return;
  const button = page.createElement('button');
  button.type = 'button';
  button.textContent = 'Import them';
  status.textContent = `This device has ${held.length} from before you signed in. `;
  status.appendChild(button);
  button.addEventListener('click', async () => {
    button.disabled = true;
    for (let from = 0; from < held.length; from += KEPT_LIMITS.atOnce) {
      const some = held.slice(from, from + KEPT_LIMITS.atOnce);
      const sent = await sendForm(rollerPaths.takeAlong(), { kept: JSON.stringify(some) });
      const taken: unknown =
        sent.kind === 'answered' && sent.status === 200 ? Object(sent.body).taken : null;
      if (!Array.isArray(taken)) {
        status.textContent =
          'Only part was imported. The rest is still on this device: reload the page and try again.';
        return;
      }
      writeDeviceKept(deviceKept().filter(({ id }) => !taken.includes(id)));
    }
    if (deviceKept().length === 0) page.defaultView?.location.assign(rollerPaths.kept());
    else status.textContent = 'Your account has no room for some. They stay on this device.';
  });
}
