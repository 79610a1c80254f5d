import { resolveExternal } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { AppLink, ExternalLink } from '@portal/ui';
import type { Inline, Text } from './text';

/** A text with its code and links. */
export function TextView({ text }: { readonly text: Text }) {
  if (typeof text === 'string') return text;
  return text.map((inline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: content is constant, its order is its identity
    <InlineView key={index} inline={inline} />
  ));
}

function InlineView({ inline }: { readonly inline: Inline }) {
  if (typeof inline === 'string') return inline;
  switch (inline.kind) {
    case 'code':
      return <code>{inline.code}</code>;
    case 'page':
      return <AppLink to={inline.to}>{inline.label}</AppLink>;
    case 'place':
      return (
        <ExternalLink href={resolveExternal(inline.externalLink, '', getConfig())}>
          {inline.label}
        </ExternalLink>
      );
  }
}
