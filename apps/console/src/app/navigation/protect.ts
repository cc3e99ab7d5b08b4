import type { NavigationDecision } from '@brokerdesk/machines';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { accessState, judgeNavigation, loadAccess } from '#/app/actors.ts';
import { logFailure } from '#/app/log.ts';
import { redirectTarget } from './redirect-target.ts';

export const loginPath = '/login';
export const defaultPath = '/dashboard';
const publicPaths = ['/error'];

/** Runs before every navigation. @throws what sends the router elsewhere. */
export async function protect(location: ParsedLocation, signal: AbortSignal): Promise<void> {
  const { pathname: path, href, search } = location;
  const known = accessState.read();
  const asked: { redirect?: unknown } = search;
  const decision = await judgeNavigation(
    {
      path,
      href,
      matched: [loginPath, '/', ...publicPaths].includes(path) || known?.paths.has(path) === true,
      publicPaths,
      loginPath,
      defaultPath,
      redirect: redirectTarget(asked.redirect, window.location.origin) ?? undefined,
      now: Date.now(),
      menuBuiltFor: known?.menuBuiltFor ?? null,
    },
    signal,
  );
  follow(decision);
}

function follow(decision: NavigationDecision): void {
  if ('error' in decision && decision.error !== undefined) {
    logFailure('A navigation could not be judged', decision.error);
  }
  switch (decision.kind) {
    case 'allow':
      if (decision.revalidate) {
        loadAccess()
          .then((access) => access.revalidate(Date.now()))
          .catch((error: unknown) => logFailure('Permissions could not be checked again', error));
      }
      return;
    case 'redirect':
    case 'repeat':
      throw redirect({ href: decision.to, replace: true });
    case 'signed_out':
      throw redirect({
        to: decision.to,
        // Where everybody lands anyway need not stand in the address.
        search: [defaultPath, '/'].includes(decision.redirect)
          ? {}
          : { redirect: decision.redirect },
        replace: true,
      });
    case 'cancelled':
      return;
  }
}
