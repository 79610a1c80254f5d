import { type CatalogSection, latestPath, productByCode, screenPath } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { RouteTitle } from '@portal/product-pages/parts';
import { ButtonLink } from '@portal/ui';
import { PageHeader, PageSection } from '@portal/ui/pages';
import styles from './about.module.css';
import { aboutContents } from './content';
import { ToolkitCard } from './ToolkitCard';

function Actions({ section }: { readonly section: CatalogSection }) {
  const downloads = latestPath(section);
  const trial = screenPath(section, 'trial');
  return (
    <>
      {downloads !== null && (
        <ButtonLink to={downloads} icon="download" kind="primary">
          Downloads
        </ButtonLink>
      )}
      {trial !== null && (
        <ButtonLink to={trial} icon="trial">
          60-Day Trial
        </ButtonLink>
      )}
      <ButtonLink href={`${getConfig().docsHost}${section.docsPath}`} icon="docs">
        Documentation
      </ButtonLink>
    </>
  );
}

/** The about page of a section: a summary, its toolkits, and what to know before starting. */
export function Screen({ section }: { readonly section: CatalogSection }) {
  const content = aboutContents[section.code];
  return (
    <>
      <RouteTitle title={section.name} />
      <PageHeader title={section.name} actions={<Actions section={section} />}>
        <p>{content?.lead ?? section.description}</p>
      </PageHeader>
      {content && (
        <>
          <PageSection title={content.toolkits.title}>
            <ul className={styles.toolkits}>
              {content.toolkits.codes.map((code) => (
                <li key={code}>
                  <ToolkitCard product={productByCode(code)} />
                </li>
              ))}
            </ul>
          </PageSection>
          <PageSection title="Before you start">
            <dl className={styles.points}>
              {content.points.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </PageSection>
        </>
      )}
    </>
  );
}
