import type { ToolId } from '~/catalogue/tool';
import { Drawing, type DrawingProps } from '~/ui/icon';
import toolSheet from './tool-icons.svg?url';

/** The icon of a tool. */
export function ToolIcon({
  tool,
  ...rest
}: Omit<DrawingProps, 'sheet' | 'name'> & { tool: ToolId }) {
  return <Drawing sheet={toolSheet} name={tool} {...rest} />;
}
