import { bustRetryCache, withRetryQuery } from './retry-cache';

const HERE = '/remotes/mfe-x/1.0.0/';

function script(src: string): { readonly element: HTMLScriptElement; readonly failed: jest.Mock } {
  const element = document.createElement('script');
  const failed = jest.fn();
  element.onerror = failed;
  element.src = src;
  document.head.append(element);
  return { element, failed };
}

function preload(href: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href });
  link.setAttribute('as', 'script');
  document.head.append(link);
  return link;
}

beforeEach(() => {
  document.head.replaceChildren();
  delete window.portalRetry;
});

test('cancels every pending script below the folder, and no other', () => {
  const hanging = [script(`${HERE}entry.js`), script(`${HERE}page.js?retry=1`)];
  const others = [script('/remotes/mfe-x/1.0.01/page.js'), script('/remotes/mfe-y/1.0.0/page.js')];
  const links = [preload(`${HERE}page.js`), preload('/remotes/mfe-y/1.0.0/page.js')];
  bustRetryCache(HERE);
  for (const { element, failed } of hanging) {
    expect(failed).toHaveBeenCalledTimes(1);
    expect(element).not.toBeInTheDocument();
  }
  for (const { element, failed } of others) {
    expect(failed).not.toHaveBeenCalled();
    expect(element).toBeInTheDocument();
  }
  expect(links.map((link) => link.isConnected)).toEqual([false, true]);
});

test('adds a different query in each attempt', () => {
  expect(withRetryQuery('/a.js')).toBe('/a.js');
  bustRetryCache();
  expect(withRetryQuery('/a.js')).toBe('/a.js?retry=1');
  bustRetryCache();
  expect(withRetryQuery('/a.js?x')).toBe('/a.js?x&retry=2');
});
