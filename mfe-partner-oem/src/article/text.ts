/** An inline element: plain text, code, or a link. */
export type Inline =
  | string
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'page-link'; readonly label: string; readonly to: string }
  | { readonly kind: 'external-link'; readonly label: string; readonly template: string };

/** One or two sentences: a plain string, or `text` with code and links. */
export type Text = string | readonly Inline[];

/** An identifier, command, path or file name. */
export const code = (value: string): Inline => ({ kind: 'code', code: value });

/** A link to a page of the portal. */
export const pageLink = (label: string, to: string): Inline => ({ kind: 'page-link', label, to });

/**
 * A link to another site. Hosts are configuration, so the template starts with a configuration key in
 * braces, as in the catalog's sidebars: `{docsHost}/realdwg`, `{supportUrl}`.
 */
export const externalLink = (label: string, template: string): Inline => ({
  kind: 'external-link',
  label,
  template,
});

/** Combines text, code and links: `` text`Override ${code('findFile')}.` `` */
export function text(strings: TemplateStringsArray, ...inlines: readonly Inline[]): Text {
  return strings
    .flatMap((string, index): Inline[] => {
      const inline = inlines[index];
      return inline === undefined ? [string] : [string, inline];
    })
    .filter((inline) => inline !== '');
}
