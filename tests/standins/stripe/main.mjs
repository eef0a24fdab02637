import { parseArgs } from 'node:util';
import { startStripeStandin } from './start.mjs';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '8789' },
    host: { type: 'string', default: '127.0.0.1' },
    'app-origin': { type: 'string', default: 'http://localhost:8787' },
    'secret-key': { type: 'string' },
    'webhook-secret': { type: 'string' },
  },
});

const standin = await startStripeStandin({
  port: Number(values.port),
  host: values.host,
  appOrigin: values['app-origin'],
  secretKey: values['secret-key'],
  webhookSecret: values['webhook-secret'],
});
console.log(`Card payments stand-in ready on ${standin.url}`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await standin.close();
    process.exit(0);
  });
}
