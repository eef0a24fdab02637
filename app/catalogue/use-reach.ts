import { useRouteLoaderData } from '@remix-run/react';
import type { ToolId } from './tool';
import { GO_LETTERS, type Way } from './ways';

/**
 * Whether the visitor can open a tool or at least its demonstration, by the links that the page's frame has: for links
 * on pages that stay open while a tool is closed. True while the frame's data is missing, such as on an error page.
 */
export function useReach(): (tool: ToolId) => boolean {
  const ways = useRouteLoaderData<{ ways?: readonly Way[] }>('root')?.ways;
  return (tool) => ways?.some(({ letter }) => letter === GO_LETTERS[tool]) ?? true;
}
