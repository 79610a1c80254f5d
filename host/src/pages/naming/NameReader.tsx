import { Card } from '@portal/ui';
import { useId, useState } from 'react';
import { describePackage } from './describe-package';
import styles from './name-reader.lazy.module.css';
import { PackageNameText } from './PackageNameText';
import { readPackageName } from './read-package-name';

/** Takes apart a name that the visitor has in front of them. */
export function NameReader({ example }: { readonly example: string }) {
  const [text, setText] = useState(example);
  const id = useId();
  const name = readPackageName(text);
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
