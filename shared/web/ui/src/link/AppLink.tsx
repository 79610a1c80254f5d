import { Link } from '@portal/router';
import type { ComponentProps } from 'react';

export type AppLinkProps = ComponentProps<typeof Link>;

/** A link to a page of the portal; navigates on the client. */
export function AppLink(props: AppLinkProps) {
  return <Link {...props} />;
}
