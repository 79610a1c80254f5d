import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

/** A dev server, and the origin that it serves. */
export interface RunningServer {
  readonly server: WebpackDevServer;
  readonly origin: string;
}

/** Serves a webpack build on a port. Default: a free one. */
export async function startServer(config: Configuration, options: ServerOptions): Promise<RunningServer> {
  const compiler = webpack(config);
  if (compiler === null) throw new Error(`webpack refused the configuration of ${config.name}`);
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

/** Waits until what is served was built from the sources as they are. */
export const built = ({ middleware }: WebpackDevServer) =>
  new Promise<void>((resolve, reject) => {
    if (middleware === undefined) reject(new Error('The dev server builds nothing'));
    else middleware.waitUntilValid(() => resolve());
  });

/** Serves a webpack build on a port; says where when it is built, for a page does not wait that long. */
export async function serve(config: Configuration, options: ServerOptions): Promise<string> {
  const { server, origin } = await startServer(config, options);
  await built(server);
  return origin;
}
