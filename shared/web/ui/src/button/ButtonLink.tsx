import { Icon } from '../icon/Icon';
import { AppLink } from '../link/AppLink';
import { ExternalLink } from '../link/ExternalLink';
import { type Appearance, appearanceClass } from './appearance';

type Target =
  | { readonly to: string; readonly href?: never }
  /** An external URL; opens in a new tab unless `sameTab` is true. */
  | { readonly href: string; readonly to?: never; readonly sameTab?: boolean };

export type ButtonLinkProps = Appearance & Target & { readonly 'aria-label'?: string };

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { icon, children, kind, size, block, className, ...target } = props;
  const classes = appearanceClass({ kind, size, block, className, children });
  const label = target['aria-label'];
  const content = (
    <>
      {icon && <Icon name={icon} size={18} />}
      {children}
    </>
  );
  if (target.to !== undefined) {
    return (
      <AppLink to={target.to} className={classes} aria-label={label}>
        {content}
      </AppLink>
    );
  }
  if (target.sameTab) {
    return (
      <a href={target.href} className={classes} aria-label={label}>
        {content}
      </a>
    );
  }
  return (
    <ExternalLink href={target.href} className={classes} aria-label={label} showIcon={false}>
      {content}
    </ExternalLink>
  );
}
