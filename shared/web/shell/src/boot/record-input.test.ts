import { fireEvent } from '@testing-library/react';
import { recordInput } from './record-input';

const PAGE = '<p>Text</p><button><b>Download</b></button>';
const events = () => (window.portalInput?.events ?? []).map(({ type }) => type);
const find = (selector: string) => document.querySelector(selector) ?? document.body;

recordInput();
beforeEach(() => {
  window.portalInput?.events.splice(0);
});

// TAKEOVER-2.
test('records what is clicked and pressed, until the page reacts', () => {
  document.body.innerHTML = PAGE;
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
