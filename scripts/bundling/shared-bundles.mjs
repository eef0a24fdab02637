/** Everything that modules load before they run, themselves included. */
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
 * Puts what pages share into bundles, each with one script and one style sheet instead of a dozen small ones. A rule names
 * its bundle, and says in paths below app/ what belongs to it: the `modules` (a folder's when the path ends with a stroke), with all
 * that these load before they run, or alone where `only` names which; or what a page `sharedBy` loads and one of the pages `with` it, too. A module goes to the first
 * rule that it fits; one that fits none stays with its pages, and where a bundle of some modules alone loads it beside others it
 * has a file of its own: a bundler would put it into the bundle, and bring that to every page that wants the one module.
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

  /** What the bundles of some modules alone load besides. */
  let beside = null;
  const found = new Map();

  function nameOf(id, graph) {
    if (pathOf(id) === '') return undefined;
    if (!found.has(id)) {
      // Two modules that import each other stay apart.
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

  /** The bundle that a module belongs to, as Rollup's `manualChunks` asks for it. */
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
