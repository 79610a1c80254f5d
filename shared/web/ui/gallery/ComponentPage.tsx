import { Link, useParams } from '@portal/router';
import { ExampleFrame } from './ExampleFrame';
import styles from './gallery.module.css';
import type { Components } from './Layout';

interface ComponentPageProps {
  readonly components: Components;
}

/** All examples of a component, or the one that the address names. */
export function ComponentPage({ components }: ComponentPageProps) {
  const { component: slug = '', example: chosen } = useParams();
  const component = components.get(slug);
  const shown = component?.examples.filter((example) => chosen === undefined || example.slug === chosen);
  if (!component || !shown?.length) return <h1>There is no such example</h1>;
  return (
    <>
      <h1>{chosen === undefined ? component.name : <Link to={`/${slug}`}>{component.name}</Link>}</h1>
      {shown.map((example) => {
        const path = `/${slug}/${example.slug}`;
        return (
          <section key={path} aria-labelledby={example.slug} className={styles.example}>
            <h2 id={example.slug}>
              <Link to={path}>{example.name}</Link>
            </h2>
            <div className={styles.frames}>
              {(['light', 'dark'] as const).flatMap((scheme) =>
                (['wide', 'narrow'] as const).map((width) => (
                  <ExampleFrame
                    key={`${width} ${scheme}`}
                    path={path}
                    name={`${component.name}: ${example.name}`}
                    width={width}
                    scheme={scheme}
                    height={example.height}
                  />
                )),
              )}
            </div>
          </section>
        );
      })}
    </>
  );
}
