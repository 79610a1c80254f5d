import { type CatalogSection, isSidebarHidden, sidebarFor } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { Outlet, useLocation } from '@portal/router';
import { SidebarLayout } from '@portal/ui/pages';

export interface SectionFrameProps {
  readonly section: CatalogSection;
}

/** The layout of a section: its sidebar and its child routes. UI-4. */
export function SectionFrame({ section }: SectionFrameProps) {
  const { pathname } = useLocation();
  return (
    <SidebarLayout
      title={section.name}
      subtitle={section.subtitle}
      icon={section.icon}
      links={sidebarFor(section, getConfig())}
      hidden={isSidebarHidden(section, pathname)}
    >
      <Outlet />
    </SidebarLayout>
  );
}
