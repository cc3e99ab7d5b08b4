import { setNonce } from 'get-nonce';

/**
 * What a `<style>` element has to carry: the server writes it into the page, and allows it there alone. Passed on to
 * what locks scrolling under an open list, which makes one, too.
 */
export function styleNonce(): string | undefined {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce) setNonce(nonce);
  return nonce;
}
