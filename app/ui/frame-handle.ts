import type { ReactNode } from 'react';

/** What a page tells the slim frame around it, as its route's `handle`. */
export type FrameHandle = {
  /** The tool's name, and its first page. */
  title: string;
  to: string;
  /** One step back inside the tool, when the page is not its first. */
  back?: { to: string; label: string };
  /** A search field for the whole tool. */
  search?: () => ReactNode;
};

/** Whether a route's handle speaks to the slim frame. */
export function isFrameHandle(handle: unknown): handle is FrameHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle && 'to' in handle;
}
