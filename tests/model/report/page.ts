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
import type { Texts } from './texts/texts.ts';
import { verdictSection } from './verdict-section.ts';

const beside = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

export interface PageContent {
  readonly reports: readonly MachineReport[];
  readonly causes: readonly Cause[];
  readonly writtenAt: string;
}

export interface OtherPage {
  readonly file: string;
  readonly texts: Texts;
}

export function page(content: PageContent, texts: Texts, others: readonly OtherPage[]): string {
  const { reports, causes, writtenAt } = content;
  const script = beside('page-script.js');
  const allowed = createHash('sha256').update(script).digest('base64');
  const body = html`<!doctype html>
<html lang="${texts.htmlLang}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'; script-src 'sha256-${allowed}'">
<title>${texts.page.title}</title>
<style>${verbatim(beside('page.css'))}</style></head>
<body>
<header><h1>${texts.page.title}</h1>
<p>${texts.page.about} ${texts.page.written} <time datetime="${writtenAt}">${texts.moment(writtenAt)}</time></p>
<p class="languages">${others.map(({ file, texts: other }) => html`<a href="${file}" hreflang="${other.htmlLang}" lang="${other.htmlLang}">${other.name}</a> `)}</p></header>
<noscript><p>${texts.page.noScript}</p></noscript>
${arrowheads}<main>
${verdictSection(reports, texts)}${causesSection(causes, texts)}${summarySection(reports, texts)}${rulesSection(reports, texts)}${explanation(texts)}${filtersSection(reports, causes, texts)}
<p class="nothing" hidden>${texts.page.nothing} <span class="advice">${texts.page.advice}</span></p>
${reports.map((report) => machineSection(report, texts))}</main>
<script>${verbatim(script)}</script>
</body></html>
`;
  return body.markup;
}

function explanation(texts: Texts): Markup {
  return html`<section class="explanation" aria-labelledby="explanation-title"><details>
<summary><h2 id="explanation-title">${texts.page.howToRead}</h2></summary>
<p>${texts.page.machine}</p>
<dl>${runs.map((run) => html`<div class="row"><dt>${texts.runs[run].title}</dt><dd>${texts.runs[run].means}</dd></div>`)}</dl>
<p>${texts.page.notRun}</p>
</details></section>
`;
}
