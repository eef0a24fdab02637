/** What a page tells the slim frame around it, in its route's `handle`. */
export type FrameHandle = {
  /** The tool's name, and its main page. */
  title: string;
  to: string;
  /** A link one step back inside the tool, unless the page is its main page. */
  back?: { to: string; label: string };
};

/** Whether a route's handle is one for the slim frame. */
export function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'to' in handle;
}
