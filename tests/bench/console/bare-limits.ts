/** Where the bare page finds its token. */
export const bareToken = 'bare.token';

/** So many rows both pages show: the console's usual page. */
export const rowsOfPage = 20;
