import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { html, sendPage } from '../http/page';
import { parse, parseHtmlForms } from '../http/parse';

const contactForm = v.object({
  name: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200)),
  email: v.pipe(v.string(), v.email('must be an e-mail address')),
  message: v.pipe(v.string(), v.maxLength(5000)),
});

/** The marketing contact form, for an iframe. Submitted messages go to the inbox. CONTACT-1. */
export function registerContactForm(app: FastifyInstance, { inbox, clock }: SandboxContext): void {
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
