import { expect, it } from 'vitest';
import { addressVerdicts } from '../harness/address-verdicts';

it('decides about every address what stands in the list of verdicts', async () => {
  const verdicts = await addressVerdicts();
  expect(JSON.parse(verdicts)).toBeTypeOf('object');
  await expect(verdicts).toMatchFileSnapshot('../fixtures/address-verdicts.json');
});
