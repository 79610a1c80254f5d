import { paths } from '../paths';
import { localOrigins } from './allow-origins';
import { copyBuiltHost, devSite, prepareDevSite, writeHostHeaders } from './dev-site';
import { type DevRemote, serveRemote } from './remote-server';

/** Serves remotes. Each is built once a page asks for it. */
export const serveRemotes = (names: readonly string[], port: number): Promise<DevRemote[]> =>
  Promise.all(names.map((name) => serveRemote(name, localOrigins(port))));

/**
 * Builds remotes that no page has asked for yet, one after the other: their builds have one thread.
 * @param when each build begins. Default: at once.
 */
export async function buildRemotes(remotes: readonly DevRemote[], when = async () => {}): Promise<void> {
  for (const { build } of remotes) {
    await when();
    await build();
  }
}

/** Serves a remote's build for an override in a deployed portal, and prints what to do with it. */
export async function serveInto(name: string, portal: string, port: number): Promise<void> {
  const { origin, build } = await serveRemote(name, [new URL(portal).origin], port);
  // The portal does not wait as long for it as a build takes.
  await build();
  console.log(`\n${name}, with hot reload: ${origin}/mf-manifest.json`);
  console.log(
    `Open ${new URL('/start#remotes', portal)}, set this address at ${name}, or at “Another remote” if it is not listed, and reload the page.`,
  );
}

/**
 * Serves remotes with hot reload in a built host, over the local services.
 * @param host resolves to the folder of a site with the host, which may be built meanwhile.
 */
export async function serveWithBuiltHost(names: readonly string[], host: Promise<string>, port: number) {
  // Modules are read and files are copied meanwhile.
  const [from, remotes, { createSandbox }] = await Promise.all([
    host.then(copyBuiltHost),
    serveRemotes(names, port),
    import('@portal/sandbox'),
  ]);
  await prepareDevSite(remotes);
  await writeHostHeaders(from, { host: [], remotes: remotes.map(({ origin }) => origin) });
  const services = await createSandbox({ dataDir: paths.data, siteRoot: devSite() });
  await services.listen({ port, host: '127.0.0.1' });
  return { origin: `http://localhost:${port}`, remotes, close: () => services.close() };
}
