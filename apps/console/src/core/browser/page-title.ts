import { useLayoutEffect } from 'react';
import { useSettings } from '#/core/settings/settings-context.tsx';

export function usePageTitle(title: string): void {
  const { app_name: appName } = useSettings();
  useLayoutEffect(() => {
    document.title = `${appName} | ${title}`;
  }, [appName, title]);
}
