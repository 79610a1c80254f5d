import { landingGroups } from '@portal/catalog/menus';
import { useSessionUser } from '@portal/session';
import { Slot } from '@portal/shell';
import { Accordion, Container, PageTitle, Skeleton } from '@portal/ui';
import { useShell } from '../../frame/shell-context';
import { useConfig } from '../../frame/use-config';
import { ProductLinks } from './ProductLinks';

/** The landing page. Spec P§2. */
export function StartPage() {
  const { source } = useShell();
  const user = useSessionUser();
  const config = useConfig();
  return (
    <Container>
      <PageTitle title="Home" siteTitle={config?.siteTitle ?? ''} />
      <h1>{user ? `Welcome back, ${user.name}` : 'Welcome to the Developer Zone'}</h1>
      <Accordion
        contentDelay={0}
        items={landingGroups.map(({ id, title, links }) => ({
          id,
          title,
          content: () => <ProductLinks links={links} />,
        }))}
      />
      <Slot source={source} name="start.aside" props={{}} waiting={<Skeleton shape="card" height={420} />} />
    </Container>
  );
}

export { StartPage as Component };
