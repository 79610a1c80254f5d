import { cardAnchor } from '@portal/download-button';
import { useLocation } from '@portal/router';
import { CopyButton } from '@portal/ui';
import { NO_FILTER, parametersWithFilter } from '../filter/file-filter';
import type { CardToolProps } from './card-tool';

/**
 * Copies the address of the card: the page's address with the card's anchor as its hash, and without a filter, which
 * could hide the card one day. FIND-5.
 */
export function CopyLink({ request }: CardToolProps) {
  const { pathname, search } = useLocation();
  const parameters = `${parametersWithFilter(new URLSearchParams(search), NO_FILTER)}`;
  const address = `${window.location.origin}${pathname}${parameters && `?${parameters}`}#${encodeURIComponent(cardAnchor(request.alertKey))}`;
  return <CopyButton kind="text" size="small" value={address} label="Copy link" />;
}
