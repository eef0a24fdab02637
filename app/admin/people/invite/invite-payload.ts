import { z } from 'zod';
import { EMAIL_PATTERN, LONGEST_EMAIL } from '~/rules/email';
import { INVITED_ROLES } from './invited-roles';

/** The error sentence of each field. */
export const INVITE_PROBLEMS = {
  username: 'Enter a username without spaces, at most 128 letters.',
  usernameIsEmail: 'Choose a username that is not an email address.',
  name: 'Enter a name of at most 80 letters.',
  email: 'Please enter a valid email.',
  phone_number: 'Enter the phone number with its country code, like +49 151 2345678.',
  userPoolId: 'Only this product’s user pool takes invitations.',
  role: 'Choose GrantedUser or AdminUser.',
} as const;

const LONGEST = { username: 128, name: 80 };

/** A field that may be left empty. */
function optional<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    schema.optional(),
  );
}

/** The data of an invitation [specification 3, Invite payload]. */
export const invitePayload = z.strictObject({
  username: z
    .string({ error: INVITE_PROBLEMS.username })
    .trim()
    .regex(/^[^\s\p{Cc}\p{Cf}]+$/u, INVITE_PROBLEMS.username)
    .max(LONGEST.username, INVITE_PROBLEMS.username)
    .refine((text) => !EMAIL_PATTERN.test(text), INVITE_PROBLEMS.usernameIsEmail),
  name: optional(
    z
      .string({ error: INVITE_PROBLEMS.name })
      .trim()
      .max(LONGEST.name, INVITE_PROBLEMS.name)
      .regex(/^\P{Cc}*$/u, INVITE_PROBLEMS.name),
  ),
  email: z
    .string({ error: INVITE_PROBLEMS.email })
    .trim()
    .max(LONGEST_EMAIL, INVITE_PROBLEMS.email)
    .regex(EMAIL_PATTERN, INVITE_PROBLEMS.email),
  phone_number: optional(
    z
      .string({ error: INVITE_PROBLEMS.phone_number })
      .transform((text) => text.replace(/[\s()./-]/g, ''))
      .pipe(z.string().regex(/^\+\d{6,15}$/, INVITE_PROBLEMS.phone_number)),
  ),
  userPoolId: optional(
    z.string({ error: INVITE_PROBLEMS.userPoolId }).max(128, INVITE_PROBLEMS.userPoolId),
  ),
  role: z.enum(INVITED_ROLES, { error: INVITE_PROBLEMS.role }).default('GrantedUser'),
});

export type InvitePayload = z.infer<typeof invitePayload>;
export type InviteField = keyof InvitePayload;

/** Error sentences by field; `form` is for errors of no single field. */
export type InviteProblems = Partial<Record<InviteField | 'form', string>>;

/** Validates an invitation from a form or a program: the payload, or an error sentence for each field. */
export function readInvitation(
  value: unknown,
): { ok: true; payload: InvitePayload } | { ok: false; problems: InviteProblems } {
  const read = invitePayload.safeParse(value);
  if (read.success) return { ok: true, payload: read.data };
  const problems: InviteProblems = {};
  for (const { path, message, code } of read.error.issues) {
    const [field] = path;
    const isKnown = typeof field === 'string' && Object.hasOwn(invitePayload.shape, field);
    const place = isKnown ? (field as InviteField) : 'form';
    const sentence =
      code === 'unrecognized_keys' || !isKnown
        ? 'An invitation only has username, name, email, phone_number, userPoolId and role.'
        : message;
    problems[place] ??= sentence;
  }
  return { ok: false, problems };
}
