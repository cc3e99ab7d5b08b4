import { html, type Markup } from './html.ts';
import type { Texts } from './texts/texts.ts';

export const commandLine = (command: string, { path }: Texts): Markup =>
  html`<span class="command"><code>${command}</code> <button type="button" class="copy needs-script" data-copied="${path.copied}">${path.copy}</button></span>`;
