import { fireEvent } from '@testing-library/react';
import { recordInput } from './record-input';

const RENDERED = '<div id="root" data-part="mfe-cae@1"><p>Text</p><button><b>Download</b></button></div>';
const events = () => (window.portalInput?.events ?? []).map(({ type }) => type);
const find = (selector: string) => document.querySelector(selector) ?? document.body;

recordInput();
beforeEach(() => {
  window.portalInput?.events.splice(0);
});

// TAKEOVER-2.
test('records what is clicked and pressed in a rendered page, until it is taken over', () => {
  document.body.innerHTML = RENDERED;
  fireEvent.click(find('b'));
  fireEvent.click(find('p'));
  fireEvent.keyDown(document.body, { key: '/' });
  expect(events()).toEqual(['click', 'keydown']);
  if (window.portalInput) window.portalInput.within = find('p');
  fireEvent.click(find('b'));
  if (window.portalInput) window.portalInput.within = null;
  fireEvent.click(find('b'));
  expect(events()).toHaveLength(2);
  if (window.portalInput) window.portalInput.within = document;
});

test('records nothing in other documents', () => {
  document.body.innerHTML = RENDERED.replace('data-part', 'data-other');
  fireEvent.click(find('b'));
  expect(events()).toEqual([]);
});
