import { HeldRecorder } from './held';
import { findChanges, takeSnapshot } from './snapshot';

const changesBy = (work: () => void, own: readonly string[] = []) => {
  const before = takeSnapshot();
  work();
  return findChanges(before, own).map(({ name }) => name);
};

// ISOLATION-2.
test('a global that is added, replaced or removed is named, the remote’s own are not', () => {
  const { fetch } = globalThis;
  const added = changesBy(
    () => Object.assign(globalThis, { Points: {}, webpackChunkmfe_points: [] }),
    ['webpackChunkmfe_points'],
  );
  expect(added).toEqual(['global Points']);
  expect(changesBy(() => Object.assign(globalThis, { fetch: () => undefined }))).toEqual(['global fetch']);
  expect(changesBy(() => Reflect.deleteProperty(globalThis, 'Points'))).toEqual(['global Points']);
  Object.assign(globalThis, { fetch });
  Reflect.deleteProperty(globalThis, 'webpackChunkmfe_points');
});

// ISOLATION-3.
test('a change to what is built in is named', () => {
  const { includes } = String.prototype;
  const last = Symbol('last');
  const changes = changesBy(() => {
    Object.assign(Array.prototype, { last: () => undefined, [last]: 1 });
    Object.assign(Element.prototype, { hide: () => undefined });
    Object.assign(Math, { clamp: () => 0 });
    String.prototype.includes = () => true;
  });
  for (const [object, key] of [
    [Array.prototype, 'last'],
    [Array.prototype, last],
    [Element.prototype, 'hide'],
    [Math, 'clamp'],
  ] as const)
    Reflect.deleteProperty(object, key);
  String.prototype.includes = includes;
  expect(changes.sort()).toEqual([
    'prototype Array.prototype.last',
    'prototype Array.prototype[last]',
    'prototype Element.prototype.hide',
    'prototype Math.clamp',
    'prototype String.prototype.includes',
  ]);
});

/** The names of what is held after some work. */
const heldAfter = (work: () => void) => {
  const recorder = new HeldRecorder();
  try {
    work();
    return recorder.held().map(({ name }) => name);
  } finally {
    recorder.stop();
  }
};

const onEvent = () => undefined;

// ISOLATION-4.
test('what was started and not ended is named', () => {
  let id: ReturnType<typeof setInterval> | undefined;
  const controller = new AbortController();
  const observer = new MutationObserver(onEvent);
  const held = heldAfter(() => {
    window.addEventListener('resize', onEvent, { signal: controller.signal });
    // A second time, the page ignores it.
    window.addEventListener('resize', onEvent, { signal: controller.signal });
    document.addEventListener('scroll', onEvent, true);
    document.addEventListener('keydown', onEvent, { once: true });
    document.createElement('p').addEventListener('click', onEvent);
    new ResizeObserver(onEvent).observe(document.body);
    observer.observe(document, { childList: true });
    id = setInterval(onEvent, 1_000);
  });
  clearInterval(id);
  observer.disconnect();
  controller.abort();
  document.removeEventListener('scroll', onEvent, true);
  document.removeEventListener('keydown', onEvent);
  expect(held).toEqual([
    'listener resize on window',
    'listener scroll on document',
    'listener keydown on document',
    'interval',
    'ResizeObserver on document.body',
    'MutationObserver on document',
  ]);
});

// ISOLATION-4.
test('what ended is not', () => {
  const calls: string[] = [];
  const held = heldAfter(() => {
    const controller = new AbortController();
    window.addEventListener('resize', onEvent, { signal: controller.signal });
    controller.abort();
    document.addEventListener('scroll', onEvent, true);
    document.removeEventListener('scroll', onEvent, { capture: true });
    document.addEventListener('keydown', () => calls.push('keydown'), { once: true });
    document.dispatchEvent(new Event('keydown'));
    document.dispatchEvent(new Event('keydown'));
    clearInterval(setInterval(onEvent, 1_000));
    const observer = new MutationObserver(onEvent);
    observer.observe(document, { childList: true });
    observer.disconnect();
  });
  expect(held).toEqual([]);
  expect(calls).toEqual(['keydown']);
});

// ISOLATION-4.
test('a handler that is set is named', () => {
  expect(
    changesBy(() => {
      window.onresize = onEvent;
      document.onkeydown = onEvent;
    }),
  ).toEqual(['handler window.onresize', 'handler document.onkeydown']);
  window.onresize = null;
  document.onkeydown = null;
});

test('the functions of the page are as before afterwards', () => {
  expect(changesBy(() => heldAfter(() => undefined))).toEqual([]);
});
