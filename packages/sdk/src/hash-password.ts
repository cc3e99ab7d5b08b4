/**
 * The password as a login and the calls that change it send it: the MD5 of its UTF-8, in lower-case
 * hexadecimal. This is the wire format that the platform had from the beginning, and no measure of
 * security: the hash opens what the password opens. TLS protects it on its way, and the server
 * stores neither.
 *
 * The code for it is loaded when it is first called.
 *
 * @example
 * const body = { username, password: await hashPassword(password), captcha };
 */
export async function hashPassword(password: string): Promise<string> {
  const { default: md5 } = await import('spark-md5');
  return md5.hash(password);
}
