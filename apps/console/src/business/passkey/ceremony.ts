import type { Schemas } from '@brokerdesk/sdk';

const loadLibrary = () => import('@simplewebauthn/browser');

/** `known`: the device has a passkey already. */
export class PasskeyFailure extends Error {
  readonly why: 'cancelled' | 'known' | 'failed';

  constructor(why: 'cancelled' | 'known' | 'failed', cause: unknown) {
    super(`Passkey: ${why}`, { cause });
    this.why = why;
  }
}

/** Passkeys work at their domain and below it, and on no IP address. */
export function worksHere(domain: string): boolean {
  const { hostname } = location;
  const isThere = hostname === domain || hostname.endsWith(`.${domain}`);
  return isThere && typeof PublicKeyCredential === 'function';
}

/** @throws PasskeyFailure */
export async function makePasskey(
  optionsJSON: Schemas.PasskeyCreation,
): Promise<Schemas.PasskeyAttestation> {
  const { startRegistration } = await loadLibrary();
  const made = await withReason(startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = made.response;
  return {
    ...{ id: made.id, rawId: made.rawId, type: 'public-key' },
    response: { clientDataJSON, attestationObject, transports },
  };
}

/** @throws PasskeyFailure */
export async function signWithPasskey(
  optionsJSON: Schemas.PasskeyOptions,
): Promise<Schemas.PasskeyAssertion> {
  const { startAuthentication } = await loadLibrary();
  const signed = await withReason(startAuthentication({ optionsJSON }));
  const { clientDataJSON, authenticatorData, signature } = signed.response;
  return {
    ...{ id: signed.id, rawId: signed.rawId, type: 'public-key' },
    response: { clientDataJSON, authenticatorData, signature },
  };
}

/** Browsers call almost everything a refusal of the user, so that a page learns nothing of the devices. */
async function withReason<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (error) {
    const { name } = error instanceof Error ? error : { name: '' };
    const why =
      name === 'InvalidStateError'
        ? 'known'
        : ['NotAllowedError', 'AbortError'].includes(name)
          ? 'cancelled'
          : 'failed';
    throw new PasskeyFailure(why, error);
  }
}
