import { ROLES } from '~/account/person/roles';
import type { PersonIntent } from './person-words';

type Role = (typeof ROLES)[number];

/** The texts of a confirmation: what an action does to a user, and how to undo it. */
export type Confirmation = { title: string; does: string; back: string; button: string };

type Target = { name: string; role: Role };

/** The role with this name; null for any other value. */
export function roleNamed(value: unknown): Role | null {
  return ROLES.find((role) => role === value) ?? null;
}

/** Whether an action gives or takes admin rights. */
export function movesAdminRights(intent: PersonIntent, role: Role, wanted: Role | null): boolean {
  if (intent === 'role') return wanted !== role && [wanted, role].includes('AdminUser');
  return role === 'AdminUser' && ['disable', 'enable', 'reset'].includes(intent);
}

/** The confirmation of an action, by its user and the wanted role; null for actions that are easy to undo. */
export function confirmationOf(
  intent: PersonIntent,
  { name, role }: Target,
  wanted: Role | null,
): Confirmation | null {
  switch (intent) {
    case 'role':
      if (wanted === null || wanted === role) return null;
      if (!movesAdminRights(intent, role, wanted)) {
        return confirmationOf(
          wanted === 'PaidUser' ? 'give-pro' : 'take-pro',
          { name, role },
          null,
        );
      }
      return wanted === 'AdminUser'
        ? {
            title: `Make ${name} an administrator?`,
            does: 'They can see and change everything here: people, plans, records, backups. They are signed out everywhere and get the new role when they sign in.',
            back: 'To undo, change their role on this page.',
            button: 'Make administrator',
          }
        : {
            title: `Remove administrator rights from ${name}?`,
            does: `They become ${wanted} and are signed out everywhere.`,
            back: 'To undo, change their role on this page.',
            button: 'Remove administrator rights',
          };
    case 'give-pro':
      return {
        title: `Give Pro to ${name}?`,
        does: 'They get all of Pro at once. Nothing is charged, and a plan they pay for continues.',
        back: 'To undo, press “Remove Pro” on this page.',
        button: 'Give Pro',
      };
    case 'take-pro':
      return {
        title: `Remove the gift of Pro from ${name}?`,
        does: 'Their gift ends at once. What they made stays readable, and a plan they pay for stays.',
        back: 'To undo, press “Give Pro” on this page.',
        button: 'Remove Pro',
      };
    case 'reset':
      return {
        title: `Send ${name} a reset email?`,
        does: 'The sign-in provider emails them a code for a new password. Their old password no longer works.',
        back: 'This cannot be undone: they sign in with the code and choose a new password.',
        button: 'Send reset email',
      };
    case 'sign-out':
      return {
        title: `Sign ${name} out everywhere?`,
        does: 'All their browsers and programs are signed out. Unsaved work waits on their devices.',
        back: 'They can sign in again at once.',
        button: 'Sign out everywhere',
      };
    case 'disable':
      return {
        title: `Disable ${name}?`,
        does: 'They are signed out everywhere and cannot sign in. Nothing of theirs is deleted, and a plan they pay for continues.',
        back: 'To undo, press “Enable” on this page.',
        button: 'Disable',
      };
    case 'change-gift':
    case 'resend':
      return null;
    case 'enable':
      if (role !== 'AdminUser') return null;
      return {
        title: `Enable ${name}, who is an administrator?`,
        does: 'They can sign in again, and then see and change everything here.',
        back: 'To undo, press “Disable” on this page.',
        button: 'Enable administrator',
      };
  }
}
