import type { AuthSnapshot } from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { auth } from './page-session.ts';

/** A part of what the auth machine knows; the component renders again when that part changes. */
export function useAuth<Part>(select: (snapshot: AuthSnapshot) => Part): Part {
  return useSelector(auth, select);
}
