/** Where the chosen language is kept. */
export const localeKey = 'brokerdesk.locale';
