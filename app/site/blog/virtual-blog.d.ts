/** The posts of content/blog, compiled by the build. */
declare module 'virtual:blog' {
  const posts: readonly import('~/site/blog/post-schema').Post[];
  export default posts;
}
