const idOf = (what: string, path: string) => `${what}${path.replaceAll('/', '-')}`;

export const tabId = (path: string) => idOf('tab', path);
export const panelId = (path: string) => idOf('page', path);
