import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { environment, openedSearch } from '#/core/browser/browser.ts';
import { environmentParameter, tenants } from '#/core/browser/environment.ts';
import { useTranslation } from '#/core/i18n/use-translation.ts';
import { showToast } from '#/ui/controls/toast-store.ts';

/** The profile that an address names although none is called so. */
function unknownProfile(search: string): string | null {
  const named = new URLSearchParams(search).get(environmentParameter);
  return tenants.some((tenant) => tenant === named) ? null : named;
}

/** The profile to be told of; null once it has been. */
let untold = unknownProfile(openedSearch);

/** Tells once that the address named an unknown profile, and takes it out of the address. */
export function useUnknownProfile(): void {
  const router = useRouter();
  const { t, ready } = useTranslation('notices');
  useEffect(() => {
    if (untold === null || !ready) return;
    const { pathname, search, hash } = router.state.location;
    const { [environmentParameter]: _, ...rest } = search as Record<string, unknown>;
    void router.navigate({ to: pathname, search: rest, hash, replace: true, resetScroll: false });
    showToast({
      tone: 'info',
      title: t('unknownProfile', { named: untold, tenant: environment.tenant }),
    });
    untold = null;
  }, [router, t, ready]);
}
