/** A stretch of text: plain, code, or a link. */
export type Inline =
  | string
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'page'; readonly label: string; readonly to: string }
  | { readonly kind: 'place'; readonly label: string; readonly externalLink: string };

/** A sentence or two: a plain string, or `text` with code and links in it. */
export type Text = string | readonly Inline[];

/** An identifier, command, path or file name. */
export const code = (value: string): Inline => ({ kind: 'code', code: value });

/** A link to a page of the portal. */
export const page = (label: string, to: string): Inline => ({ kind: 'page', label, to });

/**
 * A link out of the portal. Hosts are configuration, so the address begins with a key of it in braces,
 * as in the catalog's sidebars: `{docsHost}/realdwg`, `{supportUrl}`.
 */
export const place = (label: string, template: string): Inline => ({
  kind: 'place',
  label,
  externalLink: template,
});

/** Joins prose and its code and links: `` text`Override ${code('findFile')}.` `` */
export function text(strings: TemplateStringsArray, ...inlines: readonly Inline[]): Text {
  return strings
    .flatMap((string, index): Inline[] => {
      const inline = inlines[index];
      return inline === undefined ? [string] : [string, inline];
    })
    .filter((inline) => inline !== '');
}
