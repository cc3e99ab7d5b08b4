import { isBusy, mfaBindStatus, mfaDisableStatus } from '@brokerdesk/machines';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { bind, disable } from './authenticator-actors.ts';

/**
 * Closing the dialog cancels pending work and waits for an outcome that is still open. `asking` is true while
 * the user confirms that recovery codes were not saved. An unknown outcome is checked again when the dialog
 * is reopened.
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
