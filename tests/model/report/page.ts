import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runs } from '../paths/results.ts';
import { filtersSection } from './filters-section.ts';
import { html, type Markup, verbatim } from './html.ts';
import type { MachineReport } from './machine-report.ts';
import { machineSection } from './machine-section.ts';
import { summarySection } from './summary-section.ts';
import { verdictSection } from './verdict-section.ts';
import { momentWords, outcomeWords, runWords } from './words.ts';

const beside = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** The whole report as one file that asks for nothing else. */
export function page(reports: readonly MachineReport[], writtenAt: string): string {
  const script = beside('page-script.js');
  const allowed = createHash('sha256').update(script).digest('base64');
  const body = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${allowed}'">
<title>Model tests</title>
<style>${verbatim(beside('page.css'))}</style></head>
<body>
<header><h1>Model tests</h1>
<p>Every way through the console’s state machines, and what came of it in the last runs. Written <time datetime="${writtenAt}">${momentWords(writtenAt)}</time>.</p></header>
<noscript><p>With scripts off, paths cannot be searched or opened.</p></noscript>
<main>
${verdictSection(reports)}${summarySection(reports)}${explanation()}${filtersSection(reports)}
<p class="nothing" hidden>No path is like that. <span class="advice">Try fewer words, or clear the filters.</span></p>
${reports.map(machineSection)}</main>
<script>${verbatim(script)}</script>
</body></html>
`;
  return body.markup;
}

function explanation(): Markup {
  return html`<section class="explanation" aria-labelledby="explanation-title"><details>
<summary><h2 id="explanation-title">How to read this</h2></summary>
<p>A <b>machine</b> is a part of the console’s behaviour: the states it can be in, and the events that lead from one to another. A <b>path</b> is one history of it: given a beginning, when these things happen, then this is the state. The paths are found by the computer, so that each state, transition and event is on one of them. Each path is run in up to three ways:</p>
<dl>${runs.map((run) => html`<div class="row"><dt>${runWords[run].title}</dt><dd>${runWords[run].means}</dd></div>`)}</dl>
<p><b>${outcomeWords.not_offered}</b> means that the screen gives a person no way to do it; <b>${outcomeWords.not_run}</b>, that there is no result yet. A test that fails names its path: add <code>#</code> and those ten signs to this page’s address, or search for them.</p>
</details></section>
`;
}
