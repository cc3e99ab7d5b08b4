import type { Sdk } from '@brokerdesk/sdk';
import { createContext, type ReactNode, useContext } from 'react';

const SdkContext = createContext<Sdk | null>(null);

export function SdkProvider({ sdk, children }: { sdk: Sdk; children: ReactNode }) {
  return <SdkContext value={sdk}>{children}</SdkContext>;
}

export function useSdk(): Sdk {
  const sdk = useContext(SdkContext);
  if (sdk === null) throw new Error('No SdkProvider.');
  return sdk;
}
