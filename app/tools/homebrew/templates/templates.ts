import { ATTACKS } from './attack-templates';
import { OTHERS } from './other-templates';
import { SAVES } from './save-templates';
import type { Template } from './template';
import { TRAITS } from './trait-templates';

/** The templates of traits and actions in the editor. */
export const TEMPLATES: readonly Template[] = [...TRAITS, ...ATTACKS, ...SAVES, ...OTHERS];

/** Finds a template by id; null when there is none. */
export function templateOf(id: string): Template | null {
  return TEMPLATES.find((one) => one.id === id) ?? null;
}
