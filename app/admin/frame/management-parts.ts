import { adminPaths } from '~/admin-paths';

/** The pages of Management, in the order of the navigation. */
export const MANAGEMENT_PARTS = [
  { id: 'people', label: 'Overview', to: adminPaths.management() },
  { id: 'records', label: 'Records', to: adminPaths.records() },
  { id: 'tools', label: 'Tools', to: adminPaths.tools() },
  { id: 'notices', label: 'Notices', to: adminPaths.notices() },
  { id: 'messages', label: 'Messages', to: adminPaths.messages() },
  { id: 'health', label: 'Health', to: adminPaths.health() },
  { id: 'backup', label: 'Backup', to: adminPaths.backup() },
  { id: 'audit', label: 'Audit log', to: adminPaths.audit() },
] as const;

export type ManagementPart = (typeof MANAGEMENT_PARTS)[number]['id'];
