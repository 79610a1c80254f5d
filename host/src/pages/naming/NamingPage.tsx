import { packageNaming } from '@portal/catalog';
import { getConfig } from '@portal/config';
import { Container, PageTitle } from '@portal/ui';
import styles from './naming-page.lazy.module.css';
import { PackageNameParser } from './PackageNameParser';
import { PackageNameText, parsePackageName } from './PackageNameText';

const { parts, modifiers, examples } = packageNaming;

/** The grammar itself, rendered like a package name. */
const GRAMMAR = {
  product: '{product}',
  version: '{version}',
  modifier: '{modifier}',
  platform: '{platform}',
  extension: '',
};

/** How packages are named: `HOOPS_{product}_{version}_{modifier}_{platform}`. HOST-2, NAME-5. */
function NamingPage() {
  return (
    <Container className={styles.page}>
      <PageTitle title="Package Naming Conventions" siteTitle={getConfig().siteTitle} />
      <h1>Package Naming Conventions</h1>
      <p className={styles.lead}>
        The name of a package says what is in it: the toolkit, its version, what kind of release it is, and
        the platform it runs on.
      </p>
      <p className={styles.grammar}>
        <PackageNameText name={GRAMMAR} />
      </p>

      <section aria-labelledby="parts">
        <h2 id="parts">Parts of a name</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Meaning</th>
              <th scope="col">Examples</th>
            </tr>
          </thead>
          <tbody>
            {parts.map(({ part, meaning, examples: partExamples }) => (
              <tr key={part}>
                <th scope="row">
                  <code>{part}</code>
                </th>
                <td>{meaning}</td>
                <td className={styles.examples}>
                  {partExamples.map((example) => (
                    <code key={example}>{example}</code>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      <section aria-labelledby="modifiers">
        <h2 id="modifiers">Modifiers</h2>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Code</th>
              <th scope="col">Name</th>
              <th scope="col">Meaning</th>
            </tr>
          </thead>
          <tbody>
            {modifiers.map(({ code, name, meaning }) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{name}</td>
                <td>{meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>

      <section aria-labelledby="examples">
        <h2 id="examples">Examples</h2>
        <ul className={styles.names}>
          {examples.map(({ filename, reading }) => {
            const name = parsePackageName(filename);
            return (
              <li key={filename}>
                {name ? <PackageNameText name={name} /> : <code>{filename}</code>}
                <p>{reading}</p>
              </li>
            );
          })}
        </ul>
      </section>

      <section aria-labelledby="reader">
        <h2 id="reader">Read a name</h2>
        <PackageNameParser example={examples[1].filename} />
      </section>
    </Container>
  );
}

export { NamingPage as Component };
