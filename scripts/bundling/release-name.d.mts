/** A file of a bundle, as far as its release is named by it. */
export type BundledFile = {
  fileName: string;
  isEntry?: boolean;
  code?: string;
  source?: string | Uint8Array;
};

/** The plugin that names releases; `beside` are the files and folders that count as well. */
export function releaseName(beside: readonly string[]): {
  name: string;
  apply(config: unknown, build: { isSsrBuild?: boolean }): boolean;
  generateBundle(options: unknown, bundle: Record<string, BundledFile>): void;
};
