import { resolveExternal } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { AppLink, ExternalLink } from '@portal/ui';
import type { Inline, Text } from './text';

/** Renders a text with its code and links. */
export function TextView({ text }: { readonly text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: content is constant, so the index is a stable key
    <InlineView key={index} inline={inline} />
  ));
}

function InlineView({ inline }: { readonly inline: Inline }) {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'code':
      return <code>{inline.code}</code>;
    case 'page-link':
      return <AppLink to={inline.to}>{inline.label}</AppLink>;
    case 'external-link':
      return (
        <ExternalLink href={resolveExternal(inline.template, '', getConfig())}>{inline.label}</ExternalLink>
      );
  }
}
