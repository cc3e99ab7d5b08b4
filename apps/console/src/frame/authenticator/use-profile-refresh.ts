import { authError, isBusy } from '@brokerdesk/machines';
import { useState } from 'react';
import { auth } from '#/boot/page-session.ts';
import { useAuth } from '#/boot/session/use-auth.ts';
import { useLasting } from '#/boot/ui/use-lasting.ts';
import { useErrorLabels } from './error-labels.ts';

/** Most answers are there before anybody wonders. */
const patienceMs = 1_000;

/** The profile is asked for anew when the dialog opens: how that goes, and the way to ask again. */
export function useProfileRefresh() {
  const busy = useAuth(isBusy);
  const slow = useLasting(busy, patienceMs);
  const error = useAuth(authError);
  const message = useErrorLabels(
    error?.code === 'PROFILE_REFRESH_FAILED' ? { ...error, code: error.code } : null,
  );
  // While it is asked for again, the failure stays in its place: nothing moves under the pointer.
  const [failure, setFailure] = useState(message);
  if (!busy && failure !== message) setFailure(message);
  return { busy, slow, failure, retry: () => auth.send({ type: 'profile.reload' }) };
}
