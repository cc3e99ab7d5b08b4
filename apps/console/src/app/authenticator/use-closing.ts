import { isBusy, mfaBindStatus, mfaDisableStatus } from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { bind, disable } from './authenticator-actors.ts';

/**
 * Closing the dialog cancels what is under way, and waits where that has to be found out first.
 * Recovery codes are not lost by a slip: `asking` is true while the person is asked. What cannot be
 * found out stays unknown while the dialog is closed, and is asked again when it opens.
 */
export function useClosing(onClose: () => void) {
  const binding = useSelector(bind, mfaBindStatus);
  const removing = useSelector(disable, mfaDisableStatus);
  const off = binding === 'off' && removing === 'off';
  const busy = [useSelector(bind, isBusy), useSelector(disable, isBusy)].includes(true);
  const [wanted, setWanted] = useState(false);
  const [asking, setAsking] = useState(false);

  useEffect(() => {
    // Nothing else that takes a retry outlives the dialog.
    bind.send({ type: 'retry' });
  }, []);

  useEffect(() => {
    if (!wanted || busy) return;
    setWanted(false);
    if (off) onClose();
  }, [wanted, busy, off, onClose]);

  function close() {
    if (binding === 'showing_recovery_codes' || binding === 'recovery_codes_failed') {
      setAsking(true);
    } else if (binding === 'reloading_profile' || binding === 'profile_failed') {
      bind.send({ type: 'finish' });
    } else if (binding === 'outcome_unknown') {
      onClose();
    } else {
      bind.send({ type: 'cancel' });
      disable.send({ type: 'cancel' });
      setWanted(true);
    }
  }

  return { close, asking, setAsking };
}
