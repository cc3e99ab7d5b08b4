/**
 * Whether a machine waits for an answer: any machine of this package that has such states. False
 * while {@link authMachine} signs out: that is over for the user.
 *
 * @example
 * <Button pending={useSelector(auth, isBusy)}>
 */
export function isBusy(snapshot: { hasTag(tag: 'busy'): boolean }): boolean {
  return snapshot.hasTag('busy');
}
