export const loginPath = '/login';
export const errorPath = '/error';
