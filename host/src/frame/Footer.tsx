import { AppLink, Container, ExternalLink, Select, useColorScheme, useHydrated } from '@portal/ui';
import { useOverridesPanel } from '../overrides/use-panel';
import styles from './footer.module.css';
import { useConfig } from './shell-context';

const LINKS = [
  { name: 'Package naming', to: '/naming' },
  { name: 'Demos', to: '/hoops/demos' },
] as const;

const EXTERNAL_LINKS = [
  { name: 'Documentation', address: 'docsHost' },
  { name: 'Developer forum', address: 'forumUrl' },
  { name: 'Knowledge base', address: 'knowledgeBaseUrl' },
] as const;

const SCHEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Light, dark, or the operating system's setting. FRAME-7. */
function SchemeSelect() {
  const { choice, choose } = useColorScheme();
  // The document that the build prerenders does not know the visitor's choice.
  const value = useHydrated() ? choice : 'system';
  return (
    <Select
      label="Color scheme"
      labelPosition="beside"
      size="small"
      options={SCHEMES}
      value={value}
      onChange={choose}
    />
  );
}

/** The footer of every page. */
export function Footer() {
  const config = useConfig();
  const panel = useOverridesPanel();
  return (
    <footer className={styles.footer}>
      <Container className={styles.row}>
        <p>{config?.siteTitle ?? 'Developer Zone'}</p>
        <ul className={styles.links}>
          {LINKS.map(({ name, to }) => (
            <li key={to}>
              <AppLink to={to}>{name}</AppLink>
            </li>
          ))}
          {config &&
            EXTERNAL_LINKS.map(({ name, address }) => (
              <li key={address}>
                <ExternalLink href={config[address]}>{name}</ExternalLink>
              </li>
            ))}
          {panel?.offered && (
            <li>
              <AppLink to={panel.toggleHref} preventScrollReset>
                Remotes
              </AppLink>
            </li>
          )}
        </ul>
        <SchemeSelect />
      </Container>
    </footer>
  );
}
