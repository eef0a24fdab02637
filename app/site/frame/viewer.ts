/** Who looks at the page, as far as its frame must know; nobody when signed out. */
export type Viewer = {
  userId: string | null;
  name: string;
  roles: readonly string[];
} | null;
