import { resolveExternal } from '@portal/catalog';
import { getConfig } from '@portal/sdk/config';
import { AppLink, ExternalLink } from '@portal/sdk/ui';
import { INLINE, type Text } from './article';

/** Renders a text with its code and links. */
export function TextView({ text }: { readonly text: Text }) {
  return text.split(INLINE).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: content is constant, so the index is a stable key
    <InlineView key={index} part={part} />
  ));
}

function InlineView({ part }: { readonly part: string }) {
  if (part.startsWith('`')) return <code>{part.slice(1, -1)}</code>;
  const [, label, target = ''] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
  if (label === undefined) return part;
  if (target.startsWith('/')) return <AppLink to={target}>{label}</AppLink>;
  return <ExternalLink href={resolveExternal(target, '', getConfig())}>{label}</ExternalLink>;
}
