import { useLayoutEffect } from 'react';
import { useSettings } from '#/core/settings/settings-context.tsx';

/** Names the page in the browser's tab: `app name | page title`. */
export function usePageTitle(title: string): void {
  const { app_name: appName } = useSettings();
  useLayoutEffect(() => {
    document.title = `${appName} | ${title}`;
  }, [appName, title]);
}
