/** `npm run gallery`: every component of `@portal/ui` in each state, from the examples beside the components. */
import { join } from 'node:path';
import { commonConfig, HOT_REACT } from '@portal/build';
import type { Configuration } from 'webpack';
import { runProgram } from './command-line/command-line';
import { parseGallery, requireFreePort } from './command-line/servers';
import { compilerOf, startServer, waitForBuild } from './dev/serve';
import { paths } from './paths';

/** The gallery's own page, and the document of each example in it. */
type Entry = 'gallery' | 'frame';

/** A page of many frames loads slowly on a busy machine; that is no failure here. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000;

const documentOf = (entry: Entry): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery of @portal/ui</title>
<link rel="icon" href="data:,">
<script defer src="/scripts/${entry}.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`;

function galleryConfig(): Configuration {
  const common = commonConfig({
    folder: 'shared/web/ui',
    name: 'gallery',
    mode: 'development',
    output: join(paths.builds, 'gallery'),
    css: 'inject',
    refresh: 'react',
  });
  return {
    ...common,
    entry: {
      gallery: [HOT_REACT, './gallery/gallery.tsx'],
      frame: [HOT_REACT, './gallery/frame.tsx'],
    } satisfies Readonly<Record<Entry, string[]>>,
    output: {
      ...common.output,
      publicPath: '/scripts/',
      uniqueName: 'gallery',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
    },
  };
}

void runProgram(async (args) => {
  const port = parseGallery(args);
  await requireFreePort(port, `npm run gallery -- --port ${port + 1}`);
  const { server, origin } = await startServer(compilerOf(galleryConfig()), {
    port,
    devMiddleware: { publicPath: '/scripts/' },
    setupMiddlewares: (middlewares, { app }) => {
      app?.get(/^\/(?!scripts\/|ws$)/, (request, response) => {
        response.type('html').send(documentOf(request.path.startsWith('/frame/') ? 'frame' : 'gallery'));
      });
      return middlewares;
    },
  });
  // A page does not wait as long as the first build takes.
  await waitForBuild(server);
  console.log(`\nThe gallery, with hot reload: ${origin}\nStop with Ctrl+C.`);
}).then(() => {
  // Servers that are running already would keep a failed start from ending.
  if (process.exitCode !== undefined) process.exit();
});
