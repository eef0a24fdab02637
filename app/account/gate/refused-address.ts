/** Where a refused request for a page's data is answered, in the form that the page understands. */
export const REFUSED_PATH = '/auth/refused';
