/** The product's Durable Objects, for a runtime without the rest of the Worker. */
export { FightObject } from '~/fights/kept/fight-object.server';

export default {
  fetch: () => new Response('There are only objects here.', { status: 404 }),
} satisfies ExportedHandler;
