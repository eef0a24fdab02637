import { expect, it } from 'vitest';
import { reportText } from './report-words';

it('tells in words what became of a file, and of each bad line as far as they are listed', () => {
  const counts = { added: 3000, changed: 1, unchanged: 2, rejected: 1 };
  expect(reportText(counts, [{ line: 4, problem: 'the line is not JSON' }])).toBe(
    'Imported: 3,000 added, 1 changed, 2 unchanged, 1 rejected.\nLine 4: the line is not JSON\n',
  );
  expect(reportText({ ...counts, rejected: 250 }, [{ line: 4, problem: 'no' }])).toBe(
    'Imported: 3,000 added, 1 changed, 2 unchanged, 250 rejected.\nLine 4: no\n… and 249 more.\n',
  );
});
