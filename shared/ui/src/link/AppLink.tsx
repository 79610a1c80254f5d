import { Link } from '@portal/router';
import type { ComponentProps } from 'react';

export type AppLinkProps = ComponentProps<typeof Link>;

/** A link to an address of the portal: no page load. */
export function AppLink(props: AppLinkProps) {
  return <Link {...props} />;
}
