/** An expected refusal of an admin call, with Cognito's name of the error type. */
export class AdminProblem extends Error {
  constructor(type, message) {
    super(message);
    this.type = type;
  }
}

/** A refusal of an invalid parameter value. */
export function invalid(message) {
  return new AdminProblem('InvalidParameterException', message);
}

/** A user as returned by the admin calls; times are seconds since 1970 with a fraction. */
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

/** A group as returned by the admin calls. */
export function groupShape(name, { directory, settings }) {
  const at = directory.groups.get(name) / 1000;
  return {
    GroupName: name,
    UserPoolId: settings.userPoolId,
    CreationDate: at,
    LastModifiedDate: at,
  };
}
