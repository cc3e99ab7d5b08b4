import { html, type Markup } from './html.ts';
import type { Words } from './words/words.ts';

export const commandLine = (command: string, { path }: Words): Markup =>
  html`<span class="command"><code>${command}</code> <button type="button" class="copy needs-script" data-copied="${path.copied}">${path.copy}</button></span>`;
