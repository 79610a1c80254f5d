import { Icon } from '../icon/Icon';
import { AppLink } from '../link/AppLink';
import { ExternalLink } from '../link/ExternalLink';
import { type Appearance, appearanceClass } from './appearance';

type Target =
  | { readonly to: string; readonly href?: never }
  /** Leaves the portal in a new tab, unless `sameTab`. */
  | { readonly href: string; readonly to?: never; readonly sameTab?: boolean };

export type ButtonLinkProps = Appearance & Target & { readonly 'aria-label'?: string };

/** A place to go that looks like a button and stays a link with a real address. */
export function ButtonLink(props: ButtonLinkProps) {
  const { icon, children, kind, size, block, className, ...target } = props;
  const look = appearanceClass({ kind, size, block, className, children });
  const label = target['aria-label'];
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </>
  );
  if (target.to !== undefined) {
    return (
      <AppLink to={target.to} className={look} aria-label={label}>
        {content}
      </AppLink>
    );
  }
  if (target.sameTab) {
    return (
      <a href={target.href} className={look} aria-label={label}>
        {content}
      </a>
    );
  }
  return (
    <ExternalLink href={target.href} className={look} aria-label={label} mark={false}>
      {content}
    </ExternalLink>
  );
}
