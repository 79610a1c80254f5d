import { fireEvent } from '@testing-library/react';
import { chooseSystem, followEarlyChoice, markVisitor, readVisitor, watchVisitor } from './visitor';

const root = document.documentElement;

/** A browser with these properties of `navigator`. */
function browse(properties: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  localStorage.clear();
  for (const name of ['system', 'arch', 'language']) delete root.dataset[name];
  browse({ platform: 'Win32', language: 'de-AT', userAgentData: undefined });
});

// REC-2.
test('the root states what the browser says', () => {
  markVisitor();
  expect({ ...root.dataset }).toMatchObject({ system: 'windows', arch: 'x86_64', language: 'de-AT' });
});

test('the system chosen last comes first, and is kept in local storage only', () => {
  markVisitor();
  chooseSystem('linux');
  expect(root.dataset.system).toBe('linux');
  delete root.dataset.system;
  markVisitor();
  expect(root.dataset.system).toBe('linux');
  expect(sessionStorage).toHaveLength(0);
});

test('a browser that says nothing leaves the system open, and a stored text that is too long is none', () => {
  browse({ platform: '' });
  localStorage.setItem('portal-system', 'x'.repeat(61));
  markVisitor();
  expect(readVisitor()).toEqual({ system: '', arch: 'x86_64', language: 'de-AT' });
});

test('a browser without storage has a choice for the page', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  markVisitor();
  chooseSystem('mac');
  expect(readVisitor().system).toBe('mac');
  jest.restoreAllMocks();
});

test('client hints tell the architecture later, and who watches hears of it', async () => {
  const hints = Promise.resolve({ architecture: 'arm', bitness: '64' });
  browse({ userAgentData: { platform: 'macOS', getHighEntropyValues: () => hints } });
  const changed = new Promise<void>((resolve) => {
    const stop = watchVisitor(() => {
      stop();
      resolve();
    });
  });
  markVisitor();
  expect(readVisitor()).toMatchObject({ system: 'mac', arch: 'x86_64' });
  await changed;
  await hints;
  await Promise.resolve();
  expect(readVisitor().arch).toBe('arm64');
});

// REC-3.
test('a select works in rendered markup, and there only', () => {
  followEarlyChoice();
  const part = (system: string) =>
    `<div data-system-select="${system}"><select>${['windows', 'linux']
      .map((value) => `<option value="${value}"${value === system ? ' selected' : ''}></option>`)
      .join('')}</select></div>`;
  document.body.innerHTML = `${part('windows')}${part('linux')}<select><option value="other"></option></select>`;
  const [first, , unrelated] = document.querySelectorAll('select');
  if (!first || !unrelated) throw new Error('The selects are missing');
  fireEvent.change(first, { target: { value: 'linux' } });
  expect(root.dataset.system).toBe('linux');
  // It shows its own part's system again, for when that is shown.
  expect(first).toHaveValue('windows');
  fireEvent.change(unrelated, { target: { value: 'other' } });
  expect(root.dataset.system).toBe('linux');
});
