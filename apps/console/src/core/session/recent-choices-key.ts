/** Goes when the session goes. */
export const recentChoicesKey = 'brokerdesk.palette';
