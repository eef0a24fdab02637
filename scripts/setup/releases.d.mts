export function deployedReleases(record?: string): string[][];
export function recordRelease(assets: readonly string[], record?: string): void;
export function assetsToKeep(facts: {
  onDisk: readonly string[];
  built: readonly string[];
  before: readonly string[];
  releases: readonly (readonly string[])[];
}): string[];
export function assetsOfBuild(facts: {
  onDisk: readonly string[];
  written: readonly string[];
  server: string;
}): string[];
