import { readFileSync } from 'node:fs';

/**
 * Starts every style sheet with the order of the layers, so that the order is the same whichever sheet loads first, and
 * removes the spaces that the bundler leaves before the values of custom properties.
 */
export function styleLayers(tokensFile) {
  return {
    name: 'style-layers',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const order = /@layer [\w, ]+;/.exec(readFileSync(tokensFile, 'utf8'))?.[0];
      if (!order)
        throw new Error('app/ui/tokens.css no longer says in which order the layers are.');
      const line = order.replaceAll(', ', ',');
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        const text = String(asset.source).replace(/(?<=[{;]--[\w-]+:) /g, '');
        asset.source = text.startsWith('@layer reset') ? text : `${line}${text}`;
      }
    },
  };
}
