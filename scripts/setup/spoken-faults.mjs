import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

function isLog(callee) {
  const object = callee.type === 'MemberExpression' ? callee.object : callee;
  return object.type === 'Identifier' && ['console', 'log', 'logger'].includes(object.name);
}

/** What is said to those who look after the code and to nobody else: an error that is thrown, a line of the log. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'spoken', {
    shouldIgnore(path) {
      if (!path.isStringLiteral() && !path.isTemplateLiteral()) return undefined;
      const call = path.parentPath;
      const thrown = call.isNewExpression() && call.parentPath.isThrowStatement();
      const logged = call.isCallExpression() && isLog(call.node.callee);
      return thrown || logged
        ? 'It is said to nobody but those who look after the code.'
        : undefined;
    },
  }),
];
