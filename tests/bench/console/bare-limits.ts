export const bareToken = 'bare.token';

export const rowsOfPage = 20;
