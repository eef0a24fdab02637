import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { inProject } from './project.mjs';
import { say } from './say.mjs';

const VARS = inProject('.dev.vars');
const EXAMPLE = inProject('.dev.vars.example');

function namesIn(file) {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => /^\s*([A-Z][A-Z0-9_]*)\s*=/.exec(line)?.[1] ?? []);
}

/** Creates the Worker's local values: the example is copied once, and then belongs to the developer. */
export function ensureLocalValues() {
  if (!existsSync(VARS)) {
    copyFileSync(EXAMPLE, VARS);
    return;
  }
  const known = new Set(namesIn(VARS));
  const missing = namesIn(EXAMPLE).filter((name) => !known.has(name));
  if (missing.length > 0) {
    say(`Your .dev.vars lacks ${missing.join(', ')}: the example's values are used for them.`);
  }
}

/** The example's values that the developer's .dev.vars does not set. */
export function missingValues() {
  if (!existsSync(VARS)) return {};
  const known = new Set(namesIn(VARS));
  const lines = readFileSync(EXAMPLE, 'utf8').split('\n');
  const pairs = lines.flatMap((line) => {
    const match = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*"?([^"]*)"?\s*$/.exec(line);
    return match && !known.has(match[1]) ? [[match[1], match[2]]] : [];
  });
  return Object.fromEntries(pairs);
}
