export const permissionsKey = 'brokerdesk.permissions';

export const recentChoicesKey = 'brokerdesk.palette';
