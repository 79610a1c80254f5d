import {
  type CatalogSection,
  latestPath,
  type Product,
  type ProductCode,
  productByCode,
  screenPath,
} from '@portal/catalog';
import { RouteTitle } from '@portal/product-pages/parts';
import { getConfig } from '@portal/sdk/config';
import { AppLink, ButtonLink, Card, PageHeader, PageSection, ProductIcon } from '@portal/sdk/ui';
import styles from './about.module.css';

/** A toolkit with links to its downloads and training. */
function ToolkitCard({ product }: { readonly product: Product }) {
  const downloads = latestPath(product);
  const training = screenPath(product, 'training');
  return (
    <Card className={styles.toolkit}>
      <ProductIcon name={product.icon} />
      <h3>{product.name}</h3>
      <p className={styles.text}>{product.description}</p>
      <p className={styles.links}>
        {downloads !== null && <AppLink to={downloads}>{product.name} downloads</AppLink>}
        {training !== null && <AppLink to={training}>Online training</AppLink>}
      </p>
    </Card>
  );
}

/** The text of a section's about page. */
interface AboutContent {
  readonly lead: string;
  /** The heading and the toolkits of the cards, in order. */
  readonly toolkits: { readonly title: string; readonly codes: readonly ProductCode[] };
  /** What to know before starting, by its title. */
  readonly points: Readonly<Record<string, string>>;
}

/** The about pages by section code. */
const aboutContents: Readonly<Record<string, AboutContent>> = {
  visualize: {
    lead: 'A graphics engine for engineering applications on desktop and mobile systems. It keeps the scene, draws it with the graphics interface of the system, and answers what the user points at.',
    toolkits: { title: 'Two programming interfaces', codes: ['hps', '3df'] },
    points: {
      'For a new application':
        'Take HPS. Its C++ and C# interface is made for several threads, and new features come to it first. Your evaluation covers both interfaces.',
      'For an application that uses 3DF':
        'Stay with 3DF as long as it serves you: it is maintained, and its long-term-support release is supported for four years. Both interfaces read the same HSF stream files, so a change can be made in steps.',
      'CAD data':
        'HOOPS Exchange loads CAD models into the scene of either interface, with their part tree, views and annotations. It is licensed separately and is part of the Native Platform.',
    },
  },
  hwp: {
    lead: 'Everything that an engineering application in a browser needs from HOOPS, in one installer and matched in version: read CAD files on the server, show them in the browser, publish documents.',
    toolkits: { title: 'What the installer holds', codes: ['communicator', 'exchange', 'publish'] },
    points: {
      'How the parts work together':
        'HOOPS Exchange reads the CAD file and writes a stream cache, HOOPS Communicator streams it to the browser, and HOOPS Publish writes the same model and its views to 3D PDF or HTML.',
      'What runs where':
        'The viewer is JavaScript and needs WebGL 2. Converter and stream server run on Windows and Linux, on your own machines or in containers.',
      Licensing:
        'One evaluation covers all parts for 60 days. Your license key is on the trial page and on the license page.',
    },
  },
  hnp: {
    lead: 'Everything that an engineering application on the desktop or a mobile device needs from HOOPS, in one installer and matched in version: read CAD files, draw them fast, publish documents.',
    toolkits: { title: 'What the installer holds', codes: ['hps', 'exchange', 'publish'] },
    points: {
      'How the parts work together':
        'HOOPS Exchange loads the CAD model into the scene of HOOPS Visualize, which draws it and finds what the user selects; HOOPS Publish writes the model and its views to 3D PDF or HTML.',
      'What runs where':
        'The toolkits are C++ libraries for Windows, Linux and macOS; HOOPS Visualize also runs on Android and iOS. C# interfaces are available on Windows.',
      Licensing:
        'One evaluation covers all parts for 60 days. Your license key is on the trial page and on the license page.',
    },
  },
};

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
              {Object.entries(content.points).map(([title, text]) => (
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
