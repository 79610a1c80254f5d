import type { MenuItem } from '@portal/catalog/menus';
import { AppLink } from '@portal/ui';

/** The products of one group. */
export function ProductLinks({ links }: { readonly links: readonly MenuItem[] }) {
  return (
    <ul>
      {links.map(({ name, description, href }) => (
        <li key={href}>
          <AppLink to={href}>{name}</AppLink> {description}
        </li>
      ))}
    </ul>
  );
}
