import { type RenderedPage, renderRemote, renderSlot } from '@portal/remote-tools/testing';
import { signIn } from '@portal/sdk/api/core';
import { recheckSession } from '@portal/sdk/session';
import { act } from '@testing-library/react';
import { description } from '../../remote.config';
import module from '../remote';

const remote = { description, module };

/** Renders a path of the remote in the portal's router. */
export const openPage = (path: string): RenderedPage => renderRemote(remote, path);

/** Renders the landing page's panel. */
export const openPanel = () => renderSlot(remote, 'start.aside', {});

/** Signs a user in without the page, then makes the page check its session, as a message from another tab does. */
export async function signInElsewhere(email: string, password: string): Promise<void> {
  await act(async () => void (await signIn({ email, password })));
  await act(recheckSession);
}

/** Records the bodies of all requests from now on, oldest first. The requests are still sent. */
export function recordBodies(): readonly string[] {
  const originalFetch = globalThis.fetch;
  const bodies: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (input instanceof Request) bodies.push(await input.clone().text());
    return originalFetch(input, init);
  });
  return bodies;
}

/** Unit: milliseconds. */
export const DAY_MS = 86_400_000;

/** Shows the page's tab at a time. The test has real timers again when it ends: `jest.useRealTimers()`. */
export function showTabAt(time: number): void {
  jest.useFakeTimers({
    now: time,
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'setInterval'],
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
