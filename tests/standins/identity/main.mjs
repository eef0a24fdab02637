import { parseArgs } from 'node:util';
import { startIdentityStandin } from './start.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8788' },
    host: { type: 'string', default: '127.0.0.1' },
    'app-origin': { type: 'string', default: 'http://localhost:8787' },
    paths: { type: 'string', default: 'cognito' },
    'groups-claim': { type: 'string' },
    'client-id': { type: 'string' },
    'client-secret': { type: 'string' },
    public: { type: 'boolean', default: false },
  },
});

const standin = await startIdentityStandin({
  port: Number(values.port),
  host: values.host,
  appOrigin: values['app-origin'],
  paths: values.paths,
  groupsClaim: values['groups-claim'],
  clientId: values['client-id'],
  clientSecret: values.public ? null : values['client-secret'],
});
console.log(`Hosted sign-in stand-in ready on ${standin.url} (issuer ${standin.issuer})`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await standin.close();
    process.exit(0);
  });
}
