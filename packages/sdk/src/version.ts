/**
 * The version of this package, sent as `X-Brokerdesk-Sdk`. `prepack` writes it into what is published;
 * 0.0.0 is the workspace itself.
 */
export const sdkVersion = '0.0.0';
