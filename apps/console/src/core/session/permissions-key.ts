/** Where a tab keeps the permissions of its session. Goes when the session goes. */
export const permissionsKey = 'brokerdesk.permissions';
