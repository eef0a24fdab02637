import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The order in which a mutant is detected soonest: first the tests that detected the previous one, then the fastest.
 */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [failed, passed] = [true, false].map((hasFailed) =>
      sorted.filter((file) => this.#hasFailed(file) === hasFailed),
    );
    return [...(failed ?? []), ...(passed ?? []).toReversed()];
  }

  #hasFailed({ project, moduleId }: TestSpecification): boolean {
    const path = moduleId.slice(this.ctx.config.root.length + 1);
    return this.ctx.cache.getFileTestResults(`${project.name}:${path}`)?.failed ?? false;
  }
}
