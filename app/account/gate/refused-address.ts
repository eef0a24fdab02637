/** The internal route that answers a refused data request, so that the client router understands the response. */
export const REFUSED_PATH = '/auth/refused';
