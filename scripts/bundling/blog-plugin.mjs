import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compilePost } from '../../app/site/blog/compile-post.ts';

const MODULE = 'virtual:blog';
const RESOLVED = `\0${MODULE}`;

/** Compiles the posts of content/blog into `virtual:blog`; an invalid post stops the build. */
export function blogPosts(root) {
  const folder = new URL('./content/blog/', root);
  return {
    name: 'blog-posts',
    resolveId(id) {
      return id === MODULE ? RESOLVED : null;
    },
    load(id) {
      if (id !== RESOLVED) return null;
      const names = readdirSync(folder).filter((name) => name.endsWith('.md'));
      const posts = names.map((name) => {
        const file = new URL(name, folder);
        this.addWatchFile(fileURLToPath(file));
        return compilePost(`content/blog/${name}`, readFileSync(file, 'utf8'));
      });
      return `export default ${JSON.stringify(posts)}`;
    },
  };
}
