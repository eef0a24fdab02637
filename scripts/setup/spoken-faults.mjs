import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

function isLog(callee) {
  const object = callee.type === 'MemberExpression' ? callee.object : callee;
  // `log.info` as well as `services.log.info`.
  const name = object.type === 'MemberExpression' ? object.property.name : object.name;
  return ['console', 'log', 'logger'].includes(name);
}

/** Ignores texts that only developers see: thrown errors and log lines. */
export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'spoken', {
    shouldIgnore(path) {
      if (!path.isStringLiteral() && !path.isTemplateLiteral() && !path.isObjectExpression()) {
        return undefined;
      }
      let call = path.parentPath;
      // The fields of a log line are in an object.
      while (call.isObjectProperty() || call.isObjectExpression()) call = call.parentPath;
      const thrown = call.isNewExpression() && call.parentPath.isThrowStatement();
      const logged = call.isCallExpression() && isLog(call.node.callee);
      return thrown || logged
        ? 'It is said to nobody but those who look after the code.'
        : undefined;
    },
  }),
];
