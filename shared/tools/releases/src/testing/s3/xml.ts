const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (found) => ESCAPES[found] ?? found);

/** Renders an element with text content. */
export const textElement = (name: string, text: string | number | boolean): string =>
  `<${name}>${escapeText(String(text))}</${name}>`;

/** Renders an element with child elements. */
export const element = (name: string, children: readonly string[]): string =>
  `<${name}>${children.join('')}</${name}>`;

export const xmlDocument = (root: string): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}`;
