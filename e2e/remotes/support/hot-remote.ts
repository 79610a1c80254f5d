import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The remote that the tests of hot reload edit: one of each kind of file. */
export const HOT_REMOTE = 'mfe-hot';

const FILES: Readonly<Record<string, string>> = {
  'remote.config.ts': `import { describeRemote } from '@portal/sdk';

export const description = describeRemote({
  name: 'mfe-hot',
  title: 'Hot',
  owner: { team: 'Hot' },
  owns: ['/hot/*'],
  slots: ['start.aside'],
});
`,
  'src/remote.ts': `import { defineRemote } from '@portal/sdk';
import { description } from '../remote.config';

export default defineRemote(description, {
  routes: {
    '/hot/*': [
      { index: true, lazy: () => import('./Welcome') },
    ],
  },
  slots: { 'start.aside': () => import(/* webpackChunkName: "slot-start-aside" */ './Aside') },
});
`,
  'src/Welcome.tsx': `import { useLoaderData } from '@portal/sdk/router';
import { Container } from '@portal/sdk/ui';
import { Counter } from './Counter';
import { double } from './double';
import { lead } from './texts';
import styles from './welcome.module.css';

export const loader = () => ({ price: double(21) });

export function Component() {
  const { price } = useLoaderData() as { readonly price: number };
  return (
    <Container>
      <h1 className={styles.title}>Welcome</h1>
      <p>{lead}</p>
      <p>The price is {price}</p>
      <Counter />
      <div style={{ height: 3000 }} />
      <p>The end</p>
    </Container>
  );
}
`,
  'src/Counter.tsx': `import { memo, useState } from 'react';
import { useStep } from './use-step';

const Unit = memo(function Unit() {
  const [opened] = useState(() => 'opened');
  return <span> times, {opened}</span>;
});

export function Counter() {
  const [count, setCount] = useState(0);
  const step = useStep();
  return (
    <p>
      <label>
        Note <input />
      </label>
      <button type="button" onClick={() => setCount((before) => before + step)}>
        Count
      </button>
      <output>Counted {count}</output>
      <Unit />
    </p>
  );
}
`,
  'src/use-step.ts': `export const useStep = () => 1;
`,
  'src/double.ts': `export const double = (value: number) => value * 2;
`,
  'src/texts.ts': `export const lead = 'This is the lead.';
`,
  'src/welcome.module.css': `.title {
  color: rgb(1, 2, 3);
}
`,
  'src/Aside.tsx': `import { useState } from 'react';

export default function Aside() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section>
      <h2>Aside</h2>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <p>It is open</p>}
    </section>
  );
}
`,
};

/** Writes the remote into a copy of the workspace. @returns its folder. */
export async function writeHotRemote(workspace: string): Promise<string> {
  const folder = join(workspace, HOT_REMOTE);
  for (const [name, text] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const like = join(workspace, 'mfe-cae');
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: HOT_REMOTE, version: '1.0.0', private: true, type: 'module', dependencies: {} }),
  );
  await cp(join(like, 'node_modules'), join(folder, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return folder;
}
