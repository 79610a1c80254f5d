import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

/** A dev server and its origin. */
export interface RunningServer {
  readonly server: WebpackDevServer;
  readonly origin: string;
}

/** Starts a dev server for a webpack build. Default port: a free one. */
export async function startServer(config: Configuration, options: ServerOptions): Promise<RunningServer> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error(`webpack rejected the configuration of ${config.name}`);
  const server = new WebpackDevServer(
    {
      host: 'localhost',
      hot: true,
      liveReload: true,
      static: false,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      ...options,
    },
    compiler,
  );
  await server.start();
  const address = server.server?.address();
  if (typeof address !== 'object' || address === null) throw new Error(`${config.name} is not being served`);
  return { server, origin: `http://localhost:${address.port}` };
}

/** Resolves when the served build is up to date with the sources. */
export const waitForBuild = ({ middleware }: WebpackDevServer) =>
  new Promise<void>((resolve, reject) => {
    if (middleware === undefined) reject(new Error('The dev server has no build'));
    else middleware.waitUntilValid(() => resolve());
  });

/** Starts a dev server and resolves to its origin after the first build, because a page does not wait that long. */
export async function serve(config: Configuration, options: ServerOptions): Promise<string> {
  const { server, origin } = await startServer(config, options);
  await waitForBuild(server);
  return origin;
}
