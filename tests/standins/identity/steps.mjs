/** The sign-in step that a request belongs to, named as in the switch `fail`; `null` for other requests. */
export function stepOf({ settings }, { method, path, headers, form }) {
  if (method === 'POST' && path === '/' && headers['x-amz-target']) return 'admin';
  if (settings.cognito && path === '/logout') return 'logout';
  if (!path.startsWith(`${settings.mount}/`)) return null;
  const { routes } = settings;
  switch (path.slice(settings.mount.length)) {
    case routes.authorization:
      return 'authorize';
    case routes.token:
      return form.get('grant_type') === 'refresh_token' ? 'refresh' : 'token';
    case routes.revocation:
      return 'revoke';
    case routes.jwks:
      return 'jwks';
    case routes.userinfo:
      return 'userinfo';
    case routes.end_session:
      return settings.cognito ? null : 'logout';
    case '/.well-known/openid-configuration':
      return 'discovery';
    default:
      return null;
  }
}
