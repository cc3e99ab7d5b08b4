/** Goes when the session goes. */
export const permissionsKey = 'brokerdesk.permissions';

/** Goes when the session goes. */
export const recentChoicesKey = 'brokerdesk.palette';
