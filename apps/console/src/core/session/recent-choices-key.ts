/** Where a tab keeps what its person chose in the palette. Goes when the session goes. */
export const recentChoicesKey = 'brokerdesk.palette';
