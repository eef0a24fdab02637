export const TOOL_POSES: readonly { name: string }[];
