import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export function OfflineNotice() {
  const { t } = useTranslation('frame');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2 border-b border-warning-line bg-warning-surface px-4 py-2 text-warning-text md:px-6">
          <WifiOff aria-hidden="true" size={16} className="shrink-0" />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
