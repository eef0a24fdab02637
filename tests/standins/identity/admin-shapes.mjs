/** An expected refusal of an admin call, with the error type that Cognito names. */
export class AdminProblem extends Error {
  constructor(type, message) {
    super(message);
    this.type = type;
  }
}

/** A refusal of a value that the caller sent. */
export function invalid(message) {
  return new AdminProblem('InvalidParameterException', message);
}

/** A user as the admin calls show one; times are seconds since 1970 with a fraction. */
export function userShape(user) {
  const attributes = { sub: user.sub, ...user.attributes };
  return {
    Username: user.username,
    Attributes: Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
    UserCreateDate: user.createdAt / 1000,
    UserLastModifiedDate: user.changedAt / 1000,
    Enabled: user.enabled,
    UserStatus: user.status,
  };
}

/** A group as the admin calls show one. */
export function groupShape(name, { directory, settings }) {
  const at = directory.groups.get(name) / 1000;
  return {
    GroupName: name,
    UserPoolId: settings.userPoolId,
    CreationDate: at,
    LastModifiedDate: at,
  };
}
