/** For tests without a window: renders pages of a remote as the release tool does. */
import { JSDOM } from 'jsdom';
import { startSandbox } from '../jest/servers';
import { prepareRendering } from './pages/render-on-server';

export { htmlOf, renderPage } from './pages/render-on-server';

/** Starts the local services and fetches their configuration document. */
export async function localConfig(): Promise<unknown> {
  return (await fetch(`${await startSandbox()}/portal.config.json`)).json();
}

/** Starts the local services and prepares the portal's modules for rendering. Resolves to the services' origin. */
export async function startRenderer(): Promise<string> {
  const origin = await startSandbox();
  await prepareRendering(origin, new JSDOM('', { url: origin }).window);
  return origin;
}
