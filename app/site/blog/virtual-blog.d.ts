/** The posts of content/blog, compiled while the site is built. */
declare module 'virtual:blog' {
  const posts: readonly import('~/site/blog/post-schema').Post[];
  export default posts;
}
