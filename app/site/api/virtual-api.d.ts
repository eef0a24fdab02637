/** What programs may call, as the build describes it. */
declare module 'virtual:api' {
  const groups: readonly import('~/platform/api/shown-call').ShownGroup[];
  export default groups;
}
