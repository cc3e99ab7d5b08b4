/** Where people begin. */
export const defaultPath = '/dashboard';
