import i18next from 'i18next';
import { useSyncExternalStore } from 'react';

const subscribe = (listen: () => void) => {
  i18next.on('languageChanged', listen);
  return () => i18next.off('languageChanged', listen);
};

export function useTexts() {
  useSyncExternalStore(subscribe, () => i18next.language);
  return i18next.t;
}
