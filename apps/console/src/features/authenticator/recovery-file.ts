export function recoveryFile(
  codes: readonly string[],
  { heading, hint }: { heading: string; hint: string },
): string {
  return [heading, hint, '', ...codes, ''].join('\r\n');
}

/** `recovery-codes-Broker-Desk-angel.txt`: nothing in it that a file system would refuse. */
export function recoveryFileName(appName: string, userName: string): string {
  const labels = [appName, userName].map((name) => name.replace(/[^\p{L}\p{N}]+/gu, '-'));
  return `recovery-codes-${labels.join('-')}.txt`.replace(/-{2,}/g, '-').replace('-.', '.');
}
