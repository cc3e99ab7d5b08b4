import type { NavigationDecision } from '@brokerdesk/machines';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { logFailure } from '#/core/browser/log.ts';
import { pageSuspension } from '#/core/session/access-state.ts';
import { accessState, judgeNavigation, loadAccess } from '#/core/session/page-session.ts';
import { defaultPath, errorPath, loginPath } from '../navigation/paths.ts';
import { firstPageBelow, redirectTarget } from '../navigation/redirect-target.ts';

const publicPaths = [errorPath];

/**
 * Waits while the page before it is suspended: the login page would throw that one away. @throws what sends the router
 * elsewhere.
 */
export async function protect(location: ParsedLocation, signal: AbortSignal): Promise<void> {
  const opensLogin = location.pathname === loginPath;
  if (!opensLogin) await untilBack(signal);
  const decision = await judge(location, signal);
  // The session has run out while it was judged.
  const isSuspended = pageSuspension.resumed !== null && !opensLogin;
  if (decision.kind === 'signed_out' && isSuspended) return protect(location, signal);
  follow(decision);
  const first = firstPageBelow(accessState.read()?.menu ?? [], location.pathname);
  if (first !== undefined && decision.kind === 'allow')
    throw redirect({ href: first, replace: true });
}

function untilBack(signal: AbortSignal): Promise<unknown> | null {
  if (pageSuspension.resumed === null || signal.aborted) return null;
  const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve));
  return Promise.race([pageSuspension.resumed, aborted]);
}

function judge(location: ParsedLocation, signal: AbortSignal): Promise<NavigationDecision> {
  const { pathname: path, href, search } = location;
  const known = accessState.read();
  const query: { redirect?: unknown } = search;
  return judgeNavigation(
    {
      path,
      href,
      matched: [loginPath, '/', ...publicPaths].includes(path) || known?.paths.has(path) === true,
      publicPaths,
      loginPath,
      defaultPath,
      redirect: redirectTarget(query.redirect, window.location.origin) ?? undefined,
      now: Date.now(),
      menuBuiltFor: known?.menuBuiltFor ?? null,
    },
    signal,
  );
}

function follow(decision: NavigationDecision): void {
  if ('error' in decision && decision.error !== undefined) {
    logFailure('A navigation failed', decision.error);
  }
  switch (decision.kind) {
    case 'allow':
      if (decision.revalidate) {
        loadAccess()
          .then((access) => access.revalidate(Date.now()))
          .catch((error: unknown) => logFailure('Permissions could not be loaded', error));
      }
      return;
    case 'redirect':
    case 'repeat':
      throw redirect({ href: decision.to, replace: true });
    case 'signed_out':
      throw redirect({
        to: decision.to,
        search: [defaultPath, '/'].includes(decision.redirect)
          ? {}
          : { redirect: decision.redirect },
        replace: true,
      });
    case 'cancelled':
      return;
  }
}
