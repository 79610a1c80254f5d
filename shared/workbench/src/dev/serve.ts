import webpack, { type Configuration } from 'webpack';
import WebpackDevServer, { type Configuration as ServerOptions } from 'webpack-dev-server';

/** Serves a webpack build on a port and says where. Default port: a free one. */
export async function serve(config: Configuration, options: ServerOptions): Promise<string> {
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
  return `http://localhost:${address.port}`;
}
