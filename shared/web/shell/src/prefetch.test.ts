import { defineRemote, describeRemote } from '@portal/contract';
import userEvent from '@testing-library/user-event';
import { prefetchPage, watchLinks } from './prefetch';
import { staticSource } from './source/static-source';

let got: string[];
let stop: () => void;

beforeEach(() => {
  got = [];
  stop = watchLinks(async (path) => {
    got.push(path);
  });
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  jest.useRealTimers();
});

function link(href: string, attributes: Record<string, string> = {}): HTMLAnchorElement {
  const element = document.createElement('a');
  element.href = href;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(Object.assign(document.createElement('span'), { textContent: 'There' }));
  document.body.append(element);
  return element;
}

const finger = (element: HTMLElement) => element.dispatchEvent(new Event('touchstart', { bubbles: true }));

test('prefetches a page when a finger touches its link', () => {
  finger(link('/cae/eda/downloads'));
  expect(got).toEqual(['/cae/eda/downloads']);
});

test('prefetches a page when the keyboard reaches its link', async () => {
  link('/cae/eda/downloads');
  await userEvent.tab();
  expect(got).toEqual(['/cae/eda/downloads']);
});

test('prefetches a page when the pointer rests on its link, not when it passes', () => {
  jest.useFakeTimers();
  const over = (element: Element) => element.dispatchEvent(new Event('pointermove', { bubbles: true }));
  const [first, second] = [link('/cae/eda'), link('/cae/edv')];
  over(first);
  over(second.firstElementChild as Element);
  jest.runAllTimers();
  expect(got).toEqual(['/cae/edv']);
});

test('prefetches a fresh page once, and again after a failure', async () => {
  stop();
  let attempts = 0;
  stop = watchLinks(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new Error('down')) : Promise.resolve();
  });
  const there = link('/cae/eda');
  finger(there);
  await Promise.resolve();
  await Promise.resolve();
  finger(there);
  finger(there);
  expect(attempts).toBe(2);
});

test.each([
  ['of another origin', 'https://elsewhere.example/cae', {}],
  ['to a download', '/files/a.zip', { download: '' }],
  ['that opens a window', '/cae/eda', { target: '_blank' }],
  ['on the page itself', window.location.pathname, {}],
])('ignores a link %s', (_, href, attributes) => {
  finger(link(href, attributes));
  expect(got).toEqual([]);
});

test('prefetches nothing when the data saver is on', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  finger(link('/cae/eda'));
  expect(got).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

test('prefetches no data of a page that is opened before its code has arrived', async () => {
  const data = jest.fn(async () => undefined);
  const children = ['eda', 'edv'].map((path) => ({ path, handle: { prefetch: data } }));
  const description = describeRemote({
    name: 'mfe-cae',
    title: 'CAE products',
    owner: { team: 'CAE' },
    owns: ['/cae/*'],
    slots: [],
  });
  const remote = defineRemote(description, { routes: { '/cae/*': children }, slots: {} });
  const source = staticSource([{ description, load: async () => remote }]);
  const there = link('/cae/eda');
  there.addEventListener('click', (event) => event.preventDefault());

  const overtaken = prefetchPage(source, [], '/cae/eda');
  there.click();
  await overtaken;
  expect(data).not.toHaveBeenCalled();

  const other = prefetchPage(source, [], '/cae/edv');
  there.click();
  await other;
  expect(data).toHaveBeenCalledTimes(1);
  await prefetchPage(source, [], '/cae/eda');
  expect(data).toHaveBeenCalledTimes(2);
});
