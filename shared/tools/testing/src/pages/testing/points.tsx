/** A remote whose pages have faults. */
import { defineRemote, describeRemote, type RenderableRemote } from '@portal/contract';
import { PageTitle } from '@portal/ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';

export const description = describeRemote({
  name: 'mfe-points',
  title: 'Points',
  owner: { team: 'Points' },
  owns: ['/points/*'],
});

interface PageProps {
  readonly lang?: string;
  readonly children: ReactNode;
}
const Page = ({ lang, children }: PageProps) => (
  <>
    <PageTitle title="Points" siteTitle="Zone" />
    <h1 lang={lang}>Points</h1>
    <p>{children}</p>
  </>
);
const isServer = typeof window === 'undefined';

function Late() {
  const [text, setText] = useState('first');
  useEffect(() => setText('later'), []);
  return <Page>{text}</Page>;
}

/** Without a key, of which React warns in a list. */
const italic = (text: string) => <i>{text}</i>;

const pages: Readonly<Record<string, ComponentType>> = {
  good: () => <Page>{42} scans</Page>,
  late: Late,
  keyless: () => <Page>{['a', 'b'].map(italic)}</Page>,
  clock: () => <Page>{Date.now()}</Page>,
  random: () => <Page>{Math.random()}</Page>,
  width: () => <Page>{window.innerWidth}</Page>,
  guarded: () => <Page>{isServer ? 'unknown' : window.innerWidth}</Page>,
  suspended: () => <Suspense>{<Page>{isServer ? 'on a server' : 'in a browser'}</Page>}</Suspense>,
  attribute: () => <Page lang={isServer ? 'en' : 'de'}>scans</Page>,
  broken: () => {
    if (isServer) throw new Error('no points');
    return <Page>scans</Page>;
  },
  shy: () => {
    if (!isServer) throw new Error('no visitors');
    return <Page>scans</Page>;
  },
  untitled: () => <p>scans</p>,
};

const remote = defineRemote(description, {
  routes: {
    '/points/*': Object.entries(pages).map(([path, Component]) => ({
      path,
      lazy: async () => ({ Component }),
    })),
  },
});

export default remote;

/** What `src/render.ts` exports, with these public pages. */
export const renderable = (paths: readonly string[]): RenderableRemote => ({
  module: remote,
  pages: async () => paths,
});
