import { whenSettled } from '@portal/shell/render';
import { createPortalRouter } from '@portal/shell/router';
import { RouterProvider } from '@portal/ui/router';
import { act, type ReactNode, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { reasonOf, withTimeLimit } from './failures';
import { Findings } from './findings';
import { type RemoteUnderTest, remoteRouteOptions } from './remote-route-options';
import type { ServerPage } from './render-pages';

const CANNOT_DRAW = 'the browser cannot draw it';

interface ProbeProps {
  readonly children: ReactNode;
  readonly onCommit: () => void;
}

/** Tells when React has committed its first render, before any effect can change the page. */
function Probe({ children, onCommit }: ProbeProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/** The message of an error that React recovered from, and of what caused it. */
function recovered(error: unknown): string {
  const { message = String(error), cause } = Object(error) as { message?: string; cause?: unknown };
  return cause === undefined ? message : `${reasonOf(cause)}. ${message}`;
}

/**
 * Lets React hydrate a page of the server in this window, with the page's code and data loaded. PAGES-13.
 * @returns what is wrong; `undefined` if React neither warns of a difference nor recovers, and the first text is the server's. Other
 * errors and warnings stay in the console.
 */
export async function hydratePage(
  remote: RemoteUnderTest,
  { path, html }: ServerPage,
): Promise<string | undefined> {
  visit(path);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = html;
  const findings = new Findings(root);
  const onCommit = () => findings.compare();
  const { error: print } = console;
  console.error = (...values: unknown[]) => {
    const message = values.map(String).join(' ');
    if (/hydrat|did not match|server rendered/i.test(message)) findings.add(message);
    // What is loaded before the page is hydrated tells React nothing of it.
    else if (!message.includes('act(')) print(...values);
  };
  const router = createPortalRouter(remoteRouteOptions(remote));
  try {
    // What the portal also waits for before it hydrates a page.
    await withTimeLimit(whenSettled(router));
    const page = (
      <Probe onCommit={onCommit}>
        <RouterProvider router={router} />
      </Probe>
    );
    const mounted = await act(async () =>
      hydrateRoot(root, page, {
        onRecoverableError: (error) => findings.add(recovered(error)),
        onCaughtError: (error) => findings.add(`${CANNOT_DRAW}: ${reasonOf(error)}`),
      }),
    );
    await act(async () => mounted.unmount());
  } catch (error) {
    findings.add(`${CANNOT_DRAW}: ${reasonOf(error)}`);
  } finally {
    console.error = print;
    router.dispose();
    root.remove();
  }
  return findings.reason;
}
