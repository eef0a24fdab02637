/** All modules that these modules load statically, themselves included. */
function reachedFrom(heads, getModuleInfo) {
  const reached = new Set();
  const waiting = [...heads];
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}

/**
 * Puts what pages share into bundles, each with one script and one style sheet instead of a dozen small ones. A rule
 * names its bundle, and lists what belongs to it, as paths below app/: the `modules` (a whole folder when the path ends
 * with a slash), with all that they load statically, or without that where `only` says which; or what a page `sharedBy`
 * loads that one of the pages `with` it loads too. A module goes to the first rule that it matches; one that matches
 * none stays with its pages. If an `only` bundle loads such a module besides others, the module gets a file of its own:
 * the bundler would otherwise put it into the bundle, and so into every page that needs the other one.
 */
export function sharedBundles(app, rules) {
  let bundles = null;

  /** The path of a module below app/; a page has two modules, `page.tsx` and `page.tsx?__remix-build-client-route`. */
  function pathOf(id) {
    return id.startsWith(`${app}/`) ? id.slice(app.length + 1).split('?')[0] : '';
  }

  function headsOf(name, path, graph) {
    const below = path.endsWith('/');
    const heads = [...graph.getModuleIds()].filter((id) =>
      below ? pathOf(id).startsWith(path) : pathOf(id) === path,
    );
    if (heads.length > 0) return heads;
    throw new Error(`The bundle "${name}" is for app/${path}, which no page loads any more.`);
  }

  function membersOf({ name, modules, only, sharedBy, with: others }, graph) {
    const reached = (path) => reachedFrom(headsOf(name, path, graph), graph.getModuleInfo);
    if (only) {
      const all = modules.flatMap((path) => headsOf(name, path, graph));
      return new Set(all.filter((id) => only.test(pathOf(id))));
    }
    if (modules) return new Set(modules.flatMap((path) => [...reached(path)]));
    const elsewhere = new Set(others.flatMap((path) => [...reached(path)]));
    return new Set([...reached(sharedBy)].filter((id) => elsewhere.has(id)));
  }

  /** What the `only` bundles load besides their own modules. */
  let beside = null;
  const found = new Map();

  function nameOf(id, graph) {
    if (pathOf(id) === '') return undefined;
    if (!found.has(id)) {
      // Two modules that import each other stay separate.
      found.set(id, ownName(id));
      found.set(id, bundles.find(({ members }) => members.has(id))?.name ?? strayName(id, graph));
    }
    return found.get(id);
  }

  function strayName(id, graph) {
    if (!beside.has(id)) return undefined;
    const { importers, dynamicImporters } = graph.getModuleInfo(id);
    const names = new Set(importers.map((importer) => nameOf(importer, graph) ?? importer));
    const [only] = names;
    const isTheirs = names.size === 1 && dynamicImporters.length === 0 && !importers.includes(only);
    return isTheirs ? only : ownName(id);
  }

  function ownName(id) {
    return pathOf(id).split('/').at(-1).split('.')[0];
  }

  /** The bundle that a module belongs to, in the form of Rollup's `manualChunks`. */
  return (id, graph) => {
    bundles ??= rules.map((rule) => ({
      name: rule.name,
      isPart: Boolean(rule.only),
      members: membersOf(rule, graph),
    }));
    beside ??= new Set(
      bundles
        .filter(({ isPart }) => isPart)
        .flatMap(({ members }) => [...reachedFrom(members, graph.getModuleInfo)]),
    );
    return nameOf(id, graph);
  };
}
