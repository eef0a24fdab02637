import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

function isLog(callee) {
  const object = callee.type === 'MemberExpression' ? callee.object : callee;
  // `log.info` as well as `services.log.info`.
  const name = object.type === 'MemberExpression' ? object.property.name : object.name;
  return ['console', 'log', 'logger'].includes(name);
}

/** What is said to those who look after the code and to nobody else: an error that is thrown, a line of the log. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'spoken', {
    shouldIgnore(path) {
      if (!path.isStringLiteral() && !path.isTemplateLiteral() && !path.isObjectExpression()) {
        return undefined;
      }
      let call = path.parentPath;
      // The facts of a line of the log stand in an object.
      while (call.isObjectProperty() || call.isObjectExpression()) call = call.parentPath;
      const thrown = call.isNewExpression() && call.parentPath.isThrowStatement();
      const logged = call.isCallExpression() && isLog(call.node.callee);
      return thrown || logged
        ? 'It is said to nobody but those who look after the code.'
        : undefined;
    },
  }),
];
