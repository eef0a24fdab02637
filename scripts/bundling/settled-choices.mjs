import { LEFT_OUT_OF_REACT, SETTLED_REACT, UNHEARD } from './settled-react.mjs';
import { LEFT_OUT_OF_ROUTER, SETTLED_ROUTER } from './settled-router.mjs';

const SETTLED = [...SETTLED_REACT, ...SETTLED_ROUTER];

/** The named imports of one of our files from React or Remix. */
const IMPORTS =
  /import\s+(?:\w+,\s*)?\{([^}]*)\}\s*from\s*['"](?:react|react-dom(?:\/client)?|@remix-run\/\w+)['"]/g;
/** Props that our files may not use on an element or a link, because their code is removed (see `UNHEARD`). */
const PROPERTIES = new RegExp(
  `\\b(?:${UNHEARD.join('|')}|viewTransition|prefetch="(?:intent|render|viewport)")`,
);
const LEFT_OUT = new Set([...LEFT_OUT_OF_REACT, ...LEFT_OUT_OF_ROUTER]);

/**
 * Replaces conditions in React, Remix and the router that are always the same in our bundle, so that the minifier drops
 * code that can never run: a seventh of them, on every page. The build fails when one of their files no longer contains
 * the text to replace, or when one of our pages, in the folder `app`, imports something that was removed.
 */
export function settledChoices(app) {
  return {
    name: 'settled-choices',
    enforce: 'pre',
    transform(code, id) {
      const [path, query] = id.split('?');
      if (path.startsWith(app)) return refuseLeftOut(code, path);
      // Skip the bundler's helper modules for a file.
      if (query?.startsWith('commonjs')) return null;
      const here = SETTLED.filter(({ file }) => file.test(path));
      if (here.length === 0) return null;
      let text = code;
      for (const { from, to } of here) {
        const settled = text.replaceAll(everywhere(from), to);
        if (settled === text) throw new Error(`${path} no longer says: ${from}`);
        text = settled;
      }
      return { code: text, map: null };
    },
  };
}

function everywhere(from) {
  if (typeof from === 'string') return from;
  return from.global ? from : new RegExp(from, `${from.flags}g`);
}

function refuseLeftOut(code, path) {
  const [property] = PROPERTIES.exec(code) ?? [];
  if (property) {
    throw new Error(`${path} has ${property}, which scripts/bundling/settled-*.mjs leaves out.`);
  }
  for (const [, names = ''] of code.matchAll(IMPORTS)) {
    const wanted = names.split(',').map((name) => name.trim().replace(/ as .*/, ''));
    const leftOut = wanted.find((name) => LEFT_OUT.has(name));
    if (!leftOut) continue;
    throw new Error(`${path} imports ${leftOut}, which scripts/bundling/settled-*.mjs leaves out.`);
  }
  return null;
}
