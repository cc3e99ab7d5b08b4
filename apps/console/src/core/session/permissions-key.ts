/** Goes when the session goes. */
export const permissionsKey = 'brokerdesk.permissions';
