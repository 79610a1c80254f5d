import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { SandboxContext } from '../context';
import { parse } from '../http/parse';

/** The script of the feedback dialog, which the error reporter loads. */
function feedbackDialog(eventId: string): string {
  // Escaped, because `</` could end the script element.
  const id = JSON.stringify(eventId).replaceAll('<', '\\u003c');
  return `(() => {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-labelledby', 'sandbox-feedback-title');
  dialog.innerHTML = \`<form method="dialog">
    <h2 id="sandbox-feedback-title">It looks like we are having issues.</h2>
    <p>Our team has been notified. If you like to help, tell us what happened.</p>
    <p><label>Name <input name="name" autocomplete="name"></label></p>
    <p><label>Email <input name="email" type="email" autocomplete="email"></label></p>
    <p><label>What happened? <textarea name="comments" rows="4"></textarea></label></p>
    <p><button type="submit" value="send">Submit Crash Report</button>
    <button type="submit" value="close" formnovalidate>Close</button></p></form>\`;
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'send') {
      const fields = new URLSearchParams(new FormData(dialog.querySelector('form')));
      fields.set('eventId', ${id});
      fetch('/services/errors/api/embed/error-page/', { method: 'POST', body: fields });
    }
    dialog.remove();
    window.postMessage('__sentry_reportdialog_closed__', '*');
  });
  document.body.append(dialog);
  dialog.showModal();
})();
`;
}

const feedbackForm = v.object({
  eventId: v.string(),
  name: v.string(),
  email: v.string(),
  comments: v.string(),
});
const dialogQuery = v.object({ eventId: v.optional(v.string(), '') });

/** Serves the feedback dialog, receives what users write in it, and returns it as JSON. */
export function registerFeedbackRoutes(app: FastifyInstance, { inbox, clock }: SandboxContext): void {
  app.get('/errors/api/embed/error-page/', { config: { call: 'errordialog' } }, async (request, reply) => {
    const { eventId } = parse(dialogQuery, request.query, 'query');
    return reply.type('text/javascript; charset=utf-8').send(feedbackDialog(eventId));
  });

  app.post('/errors/api/embed/error-page/', { config: { call: 'errordialog' } }, async (request) => {
    inbox.feedback.add(parse(feedbackForm, request.body), clock());
    return { success: true };
  });

  app.get('/errors/feedback', async () => inbox.feedback.list());
}
