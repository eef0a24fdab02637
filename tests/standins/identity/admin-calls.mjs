import { createUser } from './admin-create-user.mjs';
import { AdminProblem, groupShape, invalid, userShape } from './admin-shapes.mjs';
import { signatureProblem } from './aws-signature.mjs';
import { sendAwsJson } from './replies.mjs';
import { readUserFilter } from './user-filter.mjs';

const PREFIX = 'AWSCognitoIdentityProviderService.';
const MOST_LISTED = 60;

const CALLS = {
  AdminCreateUser: createUser,
  AdminGetUser(table, input) {
    const user = userOf(table, input);
    const { Attributes, ...rest } = userShape(user);
    return { ...rest, UserAttributes: Attributes };
  },
  ListUsers(table, { Filter, Limit = MOST_LISTED, PaginationToken }) {
    const matches = readUserFilter(Filter);
    if (!matches) throw invalid(`Error while parsing filter: ${Filter}`);
    if (!Number.isInteger(Limit) || Limit < 0 || Limit > MOST_LISTED) {
      throw invalid(`Limit must be between 0 and ${MOST_LISTED}.`);
    }
    const users = table.directory.all().filter(matches);
    const page = pageOf(users, Limit || MOST_LISTED, PaginationToken);
    return {
      Users: page.items.map(userShape),
      ...(page.next ? { PaginationToken: page.next } : {}),
    };
  },
  AdminAddUserToGroup(table, input) {
    const user = userOf(table, input);
    const name = groupOf(table, input);
    if (!user.groups.includes(name)) table.directory.setGroups(user, [...user.groups, name]);
    return {};
  },
  AdminRemoveUserFromGroup(table, input) {
    const user = userOf(table, input);
    const name = groupOf(table, input);
    table.directory.setGroups(
      user,
      user.groups.filter((group) => group !== name),
    );
    return {};
  },
  AdminListGroupsForUser(table, input) {
    const user = userOf(table, input);
    const page = pageOf(user.groups, input.Limit || MOST_LISTED, input.NextToken);
    return {
      Groups: page.items.map((name) => groupShape(name, table)),
      ...(page.next ? { NextToken: page.next } : {}),
    };
  },
  AdminDisableUser: (table, input) => setEnabled(table, input, false),
  AdminEnableUser: (table, input) => setEnabled(table, input, true),
  AdminResetUserPassword(table, input) {
    const user = userOf(table, input);
    // A user who has not set a password yet cannot have it reset.
    if (!user.enabled || !['CONFIRMED', 'RESET_REQUIRED'].includes(user.status)) {
      const reason = 'User password cannot be reset in the current state.';
      throw new AdminProblem('NotAuthorizedException', reason);
    }
    if (user.attributes.email_verified !== 'true') {
      throw invalid('Cannot reset password for the user as there is no verified email.');
    }
    user.status = 'RESET_REQUIRED';
    user.changedAt = Date.now();
    table.requestLog.resetMailed({ username: user.username, email: user.attributes.email });
    return {};
  },
  AdminUserGlobalSignOut(table, input) {
    table.storage.forget(userOf(table, input).sub);
    return {};
  },
  AdminDeleteUser(table, input) {
    const user = userOf(table, input);
    table.directory.remove(user);
    table.storage.forget(user.sub);
    return {};
  },
};

/** Answers one signed call of the user pool's JSON API. */
export function answerAdminCall(table, request, res) {
  const problem = signatureProblem(request, table.settings, Date.now());
  if (problem) return sendAwsJson(res, 400, { __type: problem.type, message: problem.message });
  try {
    sendAwsJson(res, 200, perform(table, request));
  } catch (error) {
    if (!(error instanceof AdminProblem)) throw error;
    sendAwsJson(res, 400, { __type: error.type, message: error.message });
  }
}

function perform(table, { headers, body }) {
  const target = String(headers['x-amz-target']);
  const name = target.startsWith(PREFIX) ? target.slice(PREFIX.length) : '';
  if (!Object.hasOwn(CALLS, name)) throw new AdminProblem('UnknownOperationException', '');
  const input = readInput(body);
  const { userPoolId } = table.settings;
  if (typeof input.UserPoolId !== 'string') throw invalid('UserPoolId is missing.');
  if (input.UserPoolId !== userPoolId) {
    throw new AdminProblem(
      'ResourceNotFoundException',
      `User pool ${input.UserPoolId} does not exist.`,
    );
  }
  return CALLS[name](table, input);
}

function readInput(body) {
  try {
    const input = JSON.parse(body.toString('utf8'));
    if (input && typeof input === 'object' && !Array.isArray(input)) return input;
  } catch {
    // Handled below like any other body that is not an object.
  }
  throw new AdminProblem('SerializationException', 'The body is not a JSON object.');
}

function userOf({ directory }, { Username }) {
  if (typeof Username !== 'string' || Username === '') throw invalid('Username is missing.');
  const user = directory.find(Username);
  if (!user) throw new AdminProblem('UserNotFoundException', 'User does not exist.');
  return user;
}

function groupOf({ directory }, { GroupName }) {
  if (typeof GroupName !== 'string' || GroupName === '') throw invalid('GroupName is missing.');
  if (!directory.groups.has(GroupName)) {
    throw new AdminProblem('ResourceNotFoundException', 'Group not found.');
  }
  return GroupName;
}

function setEnabled(table, input, enabled) {
  const user = userOf(table, input);
  user.enabled = enabled;
  user.changedAt = Date.now();
  if (!enabled) table.storage.forget(user.sub);
  return {};
}

function pageOf(items, limit, token) {
  const start =
    token === undefined ? 0 : Number(Buffer.from(String(token), 'base64url').toString());
  if (!Number.isInteger(start) || start < 0) throw invalid('Invalid pagination token.');
  const end = start + limit;
  const next = end < items.length ? Buffer.from(String(end)).toString('base64url') : undefined;
  return { items: items.slice(start, end), next };
}
