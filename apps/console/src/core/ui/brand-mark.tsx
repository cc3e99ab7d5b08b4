import { useState } from 'react';
import { environment } from '#/core/browser/browser.ts';
import { initialsOf } from './initials.ts';

export function BrandMark({ appName, logo }: { appName: string; logo: string | null }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (logo !== null && logo !== broken) {
    return (
      <img
        src={new URL(logo, environment.baseUrl).href}
        alt=""
        className="size-7 shrink-0 rounded-md object-contain"
        onError={() => setBroken(logo)}
      />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-7 shrink-0 items-center justify-center rounded-md bg-accent text-xs font-medium tracking-tight text-accent-ink"
    >
      {initialsOf(appName)}
    </span>
  );
}
