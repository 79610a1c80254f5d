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

/** For pages that embed the form with a script: fills every element with `data-contact-form`. */
const script = `for (const container of document.querySelectorAll('[data-contact-form]')) {
  const frame = document.createElement('iframe');
  frame.src = '/places/contact-form';
  frame.title = 'Contact form';
  frame.width = '100%';
  frame.height = '520';
  container.replaceChildren(frame);
}
`;

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

  app.get('/contact-form.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(script));
}
