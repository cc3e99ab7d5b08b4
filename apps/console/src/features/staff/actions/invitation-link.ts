/** The address that opens the form of an invitation with its name and code filled in. */
export function invitationLink(origin: string, username: string, code: string): string {
  return `${origin}/login#invitation=${encodeURIComponent(username)}.${code}`;
}
