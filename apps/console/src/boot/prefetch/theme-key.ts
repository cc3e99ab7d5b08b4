/** Where the chosen theme is kept. */
export const themeKey = 'brokerdesk.theme';
