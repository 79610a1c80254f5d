import { cardAnchor } from '@portal/download-button';
import { useLocation } from '@portal/router';
import { CopyButton } from '@portal/ui';
import type { CardToolProps } from './card-tool';

/** Copies the address of the card: the page's address with the card's anchor as its hash. */
export function CopyLink({ request }: CardToolProps) {
  const { pathname, search } = useLocation();
  const address = `${window.location.origin}${pathname}${search}#${encodeURIComponent(cardAnchor(request.alertKey))}`;
  return <CopyButton kind="text" size="small" value={address} label="Copy link" />;
}
