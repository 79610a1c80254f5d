import { productByCode, START_PATH, screenPath } from '@portal/catalog';
import { RouteTitle } from '@portal/product-pages/parts';
import { ButtonLink, Card, PageHeader, ProductIcon } from '@portal/sdk/ui';
import styles from './chooser.module.css';

/** The pages that the chooser links to: the platforms' about pages, or their downloads. */
type Choice = 'about' | 'downloads';

/** The title, lead and link text of each chooser. */
const CHOICES: Readonly<Record<Choice, { title: string; lead: string; link: string }>> = {
  about: {
    title: 'The HOOPS Platform',
    lead: 'All toolkits for one kind of application, in one installer and matched in version. Where does your application run?',
    link: 'Learn more',
  },
  downloads: {
    title: 'The HOOPS Platform Downloads',
    lead: 'The platform comes in two packages. Where does your application run?',
    link: 'Downloads',
  },
};

/** Each platform, and where applications that are built with it run. */
const PLATFORMS = [
  { product: productByCode('hwp'), where: 'In a web browser, with a server of yours behind it' },
  { product: productByCode('hnp'), where: 'On Windows, Linux, macOS, Android or iOS' },
];

/** The choice between the web and the native platform. HOOPS-3. */
export function Screen({ choice }: { readonly choice: Choice }) {
  const { title, lead, link } = CHOICES[choice];
  return (
    <>
      <RouteTitle title={title} />
      <PageHeader title={title}>
        <p>{lead}</p>
      </PageHeader>
      <ul className={styles.platforms}>
        {PLATFORMS.map(({ product, where }) => (
          <li key={product.code}>
            <Card className={styles.platform}>
              <ProductIcon name={product.icon} size={56} />
              <h2>{product.name}</h2>
              <p className={styles.where}>{where}</p>
              <p className={styles.text}>{product.description}</p>
              <ButtonLink
                to={screenPath(product, choice) ?? START_PATH}
                kind="primary"
                aria-label={`${product.name}: ${link}`}
              >
                {link}
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}
