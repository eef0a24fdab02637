import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../harness/read-texts';

const css = readFileSync(join(ROOT, 'app/ui/tokens.css'), 'utf8');

/** The declarations of the rule with this selector. */
function declarationsOf(selector: string): string[] {
  const [, block = ''] = css.split(`${selector} {`);
  const [inside = ''] = block.split('}');
  return inside.split(';').flatMap((one) => one.trim() || []);
}

it('is compact in the same way by a mouse and by choice', () => {
  const byChoice = declarationsOf('[data-density="compact"]');
  expect(byChoice).toContain('--touch: 2.125rem');
  expect(declarationsOf('html:not([data-density="comfortable"])')).toEqual(byChoice);
});
