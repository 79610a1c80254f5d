import { escapeXml } from '@portal/feeds';
import type { FastifyReply } from 'fastify';

/** Trusted HTML, which `html` does not escape. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = string | number | Html | readonly Html[];

/** Template tag for HTML. Escapes every value that is not `Html`. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(texts.map((text, index) => text + render(parts[index] ?? '')).join(''));
}

function render(part: Part): string {
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map((item) => item.text).join('');
  return escapeXml(String(part));
}

/** A page of the sandbox. */
export interface Page {
  readonly title: string;
  readonly body: Html;
  /** A short line above the title that names the service. */
  readonly kicker?: string;
  /** For pages in an iframe. `bare`: no header; `full`: no header and no margins. Default: a full page. */
  readonly frame?: 'bare' | 'full';
}

/** Renders a page with the sandbox's template and sends it. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(document(page).text);
}

function document({ title, body, kicker, frame }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Local stand-in</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/places/style.css">
</head>
<body class="${frame ?? 'page'}">
${frame !== undefined ? '' : html`<header><a href="/start">Developer Zone</a><span>local stand-in</span></header>`}
<main>
${kicker === undefined ? '' : html`<p class="kicker">${kicker}</p>`}
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}
