import { Card } from '@portal/ui';
import { useId, useState } from 'react';
import { describePackage, PackageNameText, parsePackageName } from './PackageNameText';
import styles from './package-name-parser.lazy.module.css';

/** Shows the parts of a package name that the visitor enters. */
export function PackageNameParser({ example }: { readonly example: string }) {
  const [text, setText] = useState(example);
  const id = useId();
  const name = parsePackageName(text);
  return (
    <Card className={styles.reader}>
      <label htmlFor={id} className={styles.label}>
        Package name
      </label>
      <input
        id={id}
        className={styles.input}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
      />
      <div className={styles.result} aria-live="polite">
        {name ? (
          <>
            <PackageNameText name={name} className={styles.name} />
            <dl className={styles.parts}>
              {describePackage(name).map(({ part, value }) => (
                <div key={part}>
                  <dt>{part}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : (
          <p>
            {text.trim() === ''
              ? 'Type or paste the name of a package.'
              : 'This name does not follow the convention.'}
          </p>
        )}
      </div>
    </Card>
  );
}
