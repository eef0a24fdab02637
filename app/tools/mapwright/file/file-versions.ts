/**
 * Which version of our writing a file of a map is of. The generator's own version says which map a recipe makes; raise the
 * number here whenever the same map is drawn or written otherwise, so that the edge gives nobody the file of before.
 */
export const FILE_VERSIONS = { svg: 1, json: 1 } as const;
