import { ATTACKS } from './attack-templates';
import { OTHERS } from './other-templates';
import { SAVES } from './save-templates';
import type { Template } from './template';
import { TRAITS } from './trait-templates';

/** The traits and actions that the editor offers to start from. */
export const TEMPLATES: readonly Template[] = [...TRAITS, ...ATTACKS, ...SAVES, ...OTHERS];

/** A template by its id. */
export function templateOf(id: string): Template | null {
  return TEMPLATES.find((one) => one.id === id) ?? null;
}
