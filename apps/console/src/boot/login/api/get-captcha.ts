import { type Schemas, type Sdk, unwrap } from '@brokerdesk/sdk';

export type Captcha = Schemas.Captcha;

/** A new picture to read. @throws {SdkError} */
export async function getCaptcha(sdk: Sdk, signal: AbortSignal): Promise<Captcha> {
  return sdk.GET('/auth/admin/v1/captcha', { signal }).then(unwrap);
}
