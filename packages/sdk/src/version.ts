/** `prepack` writes it into what is published; the workspace itself has none. */
export const sdkVersion = '0.0.0';
