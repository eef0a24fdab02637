import { createHash } from 'node:crypto';
import { fingerprint } from '../setup/project.mjs';

/**
 * Names the release, for caches that are kept per release: the bundled server exports a `release` that changes with its
 * own text, and with the files of the Worker's entry, which are outside the bundle.
 */
export function releaseName(beside) {
  return {
    name: 'release-name',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    generateBundle(_options, bundle) {
      const hash = createHash('sha256').update(fingerprint(beside, { byContent: true }));
      const files = Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
      for (const { fileName, code, source } of files) {
        hash.update(`\n${fileName}\n`).update(code ?? source ?? '');
      }
      const entry = files.find(({ isEntry }) => isEntry);
      if (!entry) throw new Error('The server was bundled without a beginning.');
      entry.code += `\nexport const release = "${hash.digest('hex').slice(0, 16)}";\n`;
    },
  };
}
