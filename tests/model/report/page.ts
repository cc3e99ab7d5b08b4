import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runs } from '../paths/results.ts';
import type { Cause } from './causes.ts';
import { causesSection } from './causes-section.ts';
import { arrowheads } from './diagram.ts';
import { filtersSection } from './filters-section.ts';
import { html, type Markup, verbatim } from './html.ts';
import type { MachineReport } from './machine-report.ts';
import { machineSection } from './machine-section.ts';
import { rulesSection } from './rules-section.ts';
import { summarySection } from './summary-section.ts';
import { verdictSection } from './verdict-section.ts';
import type { Words } from './words/words.ts';

const beside = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

export interface PageContent {
  readonly reports: readonly MachineReport[];
  readonly causes: readonly Cause[];
  readonly writtenAt: string;
}

export interface OtherPage {
  readonly file: string;
  readonly words: Words;
}

export function page(content: PageContent, words: Words, others: readonly OtherPage[]): string {
  const { reports, causes, writtenAt } = content;
  const script = beside('page-script.js');
  const allowed = createHash('sha256').update(script).digest('base64');
  const body = html`<!doctype html>
<html lang="${words.htmlLang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'sha256-${allowed}'">
<title>${words.page.title}</title>
<style>${verbatim(beside('page.css'))}</style></head>
<body>
<header><h1>${words.page.title}</h1>
<p>${words.page.about} ${words.page.written} <time datetime="${writtenAt}">${words.moment(writtenAt)}</time></p>
<p class="languages">${others.map(({ file, words: other }) => html`<a href="${file}" hreflang="${other.htmlLang}" lang="${other.htmlLang}">${other.name}</a> `)}</p></header>
<noscript><p>${words.page.noScript}</p></noscript>
${arrowheads}<main>
${verdictSection(reports, words)}${causesSection(causes, words)}${summarySection(reports, words)}${rulesSection(reports, words)}${explanation(words)}${filtersSection(reports, causes, words)}
<p class="nothing" hidden>${words.page.nothing} <span class="advice">${words.page.advice}</span></p>
${reports.map((report) => machineSection(report, words))}</main>
<script>${verbatim(script)}</script>
</body></html>
`;
  return body.markup;
}

function explanation(words: Words): Markup {
  return html`<section class="explanation" aria-labelledby="explanation-title"><details>
<summary><h2 id="explanation-title">${words.page.howToRead}</h2></summary>
<p>${words.page.machine}</p>
<dl>${runs.map((run) => html`<div class="row"><dt>${words.runs[run].title}</dt><dd>${words.runs[run].means}</dd></div>`)}</dl>
<p>${words.page.notRun}</p>
</details></section>
`;
}
