import { signIn } from '@portal/api/core';
import { recheckSession } from '@portal/session';
import { type RenderedPage, renderRemote, renderSlot } from '@portal/testing';
import { act, configure } from '@testing-library/react';
import { description } from '../../remote.config';
import module from '../remote';

configure({ asyncUtilTimeout: 5_000 }); // the tests of several packages share the machine

const remote = { description, module };

/** Opens one of the remote's addresses in the portal's router. */
export const openPage = (path: string): RenderedPage => renderRemote(remote, path);

/** Shows the landing page's panel. */
export const openPanel = () => renderSlot(remote, 'start.aside', {});

/** Keeps what is logged off the console. LAND-9, LIC-4, TRI-4: failures are logged, which the test then asks for. */
export const catchLog = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

/** Signs somebody in behind the page's back, and lets the page notice, as when another tab tells it. */
export async function signInElsewhere(email: string, password: string): Promise<void> {
  await signIn({ email, password });
  await act(recheckSession);
}

/** Keeps the bodies of all calls from now on, oldest first; the calls are made as ever. */
export function recordBodies(): readonly string[] {
  const call = globalThis.fetch;
  const bodies: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request) bodies.push(await input.clone().text());
    return call(input, init);
  });
  return bodies;
}
