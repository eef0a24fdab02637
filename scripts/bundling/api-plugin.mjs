import { appModules } from '../setup/app-modules.mjs';

const MODULE = 'virtual:api';
const RESOLVED = `\0${MODULE}`;

/**
 * Makes what programs may call, from the schemas of the app: the file `/openapi.json` beside the browser's files, and
 * `virtual:api`, which the page /api shows.
 */
export function apiDocument(version, { isForBrowsers }) {
  let made = null;
  const modules = () => {
    made ??= appModules("export { apiDocument, apiPage } from '~/api';");
    return made;
  };
  return {
    name: 'api-document',
    resolveId(id) {
      return id === MODULE ? RESOLVED : null;
    },
    async load(id) {
      if (id !== RESOLVED) return null;
      const { apiPage } = await modules();
      return `export default ${JSON.stringify(apiPage())}`;
    },
    async generateBundle() {
      if (!isForBrowsers) return;
      const { apiDocument: documentOf } = await modules();
      const source = JSON.stringify(documentOf(version));
      this.emitFile({ type: 'asset', fileName: 'openapi.json', source });
    },
  };
}
