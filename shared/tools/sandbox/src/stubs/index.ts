import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { html, sendPage } from '../http/page';
import { parse } from '../http/parse';
import { style, tracker } from './assets';
import { registerContactForm } from './contact-form';
import { type Stub, stubTable } from './pages';

const path = v.object({ '*': v.optional(v.string(), '') });

/** Stubs of the external sites, so that every link of the portal works offline. BOX-1. */
export function registerStubs(app: FastifyInstance, context: SandboxContext): void {
  // The portal may have another origin than these services, as it has than the sites they stand for.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin');
    // They are pages, with scripts, and some are shown in frames.
    reply.raw.removeHeader('content-security-policy');
  });
  for (const stub of stubTable) {
    app.get(stub.address, showStub(stub));
    app.get(`${stub.address}/*`, showStub(stub));
  }
  app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/tracker.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(tracker));
  registerContactForm(app, context);
}

function showStub({ page }: Stub) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const { '*': rest } = parse(path, request.params, 'path');
    const stubPage = page({ rest, query: searchParams });
    const footer =
      stubPage.frame !== undefined
        ? html``
        : html`<p class="kicker">This page stands for an external place.</p>`;
    return sendPage(reply, { ...stubPage, body: html`${stubPage.body}${footer}` });
  };
}
