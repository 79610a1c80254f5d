import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { html, sendPage } from '../http/page';
import { parse, parseHtmlForms } from '../http/parse';
import { style, tracker } from './assets';
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

const contactForm = v.object({
  name: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200)),
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  message: v.pipe(v.string(), v.maxLength(5000)),
});

/** The marketing contact form, for an iframe. Submitted messages go to the inbox. CONTACT-1. */
function registerContactForm(app: FastifyInstance, { inbox, clock }: SandboxContext): void {
  parseHtmlForms(app);

  app.get('/contact-form', (_request, reply) =>
    sendPage(reply, {
      title: 'Contact Us',
      frame: 'bare',
      body: html`<form method="post" action="/places/contact-form">
<label>Name<input name="name" autocomplete="name" required></label>
<label>Email<input name="email" type="email" autocomplete="email" required></label>
<label>How can we help?<textarea name="message" rows="5" required></textarea></label>
<button type="submit">Send</button>
</form>`,
    }),
  );

  app.post('/contact-form', (request, reply) => {
    const message = parse(contactForm, request.body);
    inbox.contact.add(message, clock());
    return sendPage(reply, {
      title: 'Thank you',
      frame: 'bare',
      body: html`<p>We have your message, ${message.name}, and will answer to ${message.email}.</p>`,
    });
  });
}
