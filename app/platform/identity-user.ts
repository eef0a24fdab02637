/** A user as the hosted sign-in lists them. */
export type IdentityUser = {
  sub: string;
  username: string;
  email: string;
  emailVerified: boolean;
  name: string;
  familyName: string;
  /** CONFIRMED, FORCE_CHANGE_PASSWORD, RESET_REQUIRED, UNCONFIRMED … */
  status: string;
  enabled: boolean;
};

const LONGEST = { text: 255, status: 40 };

function text(value: unknown, longest = LONGEST.text): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function attributesOf(list: unknown): Map<string, string> {
  const found = new Map<string, string>();
  if (!Array.isArray(list)) return found;
  for (const entry of list) {
    if (typeof entry?.Name === 'string') found.set(entry.Name, text(entry.Value));
  }
  return found;
}

/** Reads a user from an admin call's response; null when it is not one, for example without a subject. */
export function readIdentityUser(value: unknown): IdentityUser | null {
  if (typeof value !== 'object' || value === null) return null;
  const user = value as Record<string, unknown>;
  const attributes = attributesOf(user.Attributes ?? user.UserAttributes);
  const sub = attributes.get('sub') ?? '';
  if (sub === '') return null;
  return {
    sub,
    username: text(user.Username),
    email: attributes.get('email') ?? '',
    emailVerified: attributes.get('email_verified') === 'true',
    name: attributes.get('given_name') ?? attributes.get('name') ?? '',
    familyName: attributes.get('family_name') ?? '',
    status: text(user.UserStatus, LONGEST.status) || 'UNKNOWN',
    enabled: user.Enabled !== false,
  };
}
