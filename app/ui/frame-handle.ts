/** What a page tells the slim frame around it, in its route's `handle`. */
export type FrameHandle = {
  /** The tool's name, and its main page. */
  title: string;
  to: string;
  /** The main page is open to whoever sees this page, even while the tool itself is closed to them. */
  open?: true;
  /** A link one step back inside the tool, unless the page is its main page. */
  back?: { to: string; label: string };
};

/** Whether a route's handle is one for the slim frame. */
export function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'to' in handle;
}
