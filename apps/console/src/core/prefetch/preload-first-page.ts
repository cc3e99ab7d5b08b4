/**
 * Runs the code of the frame and of the requested page as soon as it is there, while settings, profile and
 * rights are fetched. A failure is reported by what needs the code.
 */
export function preloadFirstPage(path: string): void {
  import('#/app/shell/shell.tsx').catch(() => {});
  import('#/app/after-sign-in.ts').then((file) => file.preloadPage(path)).catch(() => {});
}
