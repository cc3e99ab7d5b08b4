const idOf = (what: string, path: string) => `${what}${path.replaceAll('/', '-')}`;

/** What ties a tab to its page. */
export const tabId = (path: string) => idOf('tab', path);
export const panelId = (path: string) => idOf('page', path);
