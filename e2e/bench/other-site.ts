import { createServer } from 'node:http';
import { listen } from '../support/server';

const PAGE = '<!doctype html><title>Another site</title><p>Another site';

/** Starts a server with one page. It does not keep the process alive. */
async function start(): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  });
  server.unref();
  // The portals are at localhost and 127.0.0.1; browsers resolve every name below localhost to this machine.
  return `http://other-site.localhost:${await listen(server)}/`;
}

let started: Promise<string> | undefined;

/** The address of a page on another site than the portals', from which visitors come. */
export function otherSite(): Promise<string> {
  started ??= start();
  return started;
}
