import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';
import { useEffect, useState } from 'react';
import { useSdk } from '#/core/api/sdk-context.tsx';
import { PasskeyFailure, signWithPasskey, worksHere } from './ceremony.ts';

const ask = async (sdk: Sdk) => unwrap(await sdk.POST('/auth/admin/v1/passkey/start'));

interface PasskeyCheck {
  /** Null if the user has no passkey; otherwise whether this page can use it. */
  offer: 'here' | 'elsewhere' | null;
  domain: string | null;
  acceptsCode: boolean;
  /** @throws PasskeyFailure, and SdkError */
  sign: () => Promise<Schemas.PasskeyAssertion>;
}

export function usePasskeyCheck(): PasskeyCheck {
  const sdk = useSdk();
  const [request, setRequest] = useState<Schemas.PasskeyRequest | null>(null);

  useEffect(() => {
    let isCurrent = true;
    ask(sdk).then(
      (answer) => isCurrent && setRequest(answer),
      // Without an answer a code still works.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [sdk]);

  const domain = request?.options?.rpId ?? null;
  return {
    offer: domain === null ? null : worksHere(domain) ? 'here' : 'elsewhere',
    domain,
    acceptsCode: domain === null || (request?.code ?? true),
    async sign() {
      // Anew: what was asked for on arrival may be too old, or used up.
      const { options } = await ask(sdk);
      if (options === null) throw new PasskeyFailure('failed', null);
      return signWithPasskey(options);
    },
  };
}
