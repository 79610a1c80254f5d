/** A remote that leaks each kind of thing into the rest of the page. */
import { defineRemote, describeRemote } from '@portal/contract';
import { type EffectCallback, useEffect } from 'react';

export const description = describeRemote({
  name: 'mfe-leaking',
  title: 'Leaks',
  owner: { team: 'Leaks' },
  owns: ['/leaking/*'],
});

const onEvent = () => undefined;

/** Puts everything back that the remote left on the page. */
const cleanups: (() => void)[] = [];
export const cleanUp = (): void => {
  for (const run of cleanups.splice(0)) run();
};

function setGlobal(object: object, key: string, value: unknown) {
  Object.assign(object, { [key]: value });
  cleanups.push(() => Reflect.deleteProperty(object, key));
}

function listen(target: EventTarget, type: string) {
  target.addEventListener(type, onEvent);
  cleanups.push(() => target.removeEventListener(type, onEvent));
}

/** What a page does when it is shown; it returns what it does when it is left. */
const EFFECTS: Readonly<Record<string, EffectCallback>> = {
  tidy() {
    const controller = new AbortController();
    window.addEventListener('resize', onEvent, { signal: controller.signal });
    const interval = setInterval(onEvent, 60_000);
    return () => {
      controller.abort();
      clearInterval(interval);
    };
  },
  listener: () => listen(window, 'resize'),
  media: () => matchMedia('print').addEventListener('change', onEvent),
  interval() {
    const interval = setInterval(onEvent, 60_000);
    cleanups.push(() => clearInterval(interval));
  },
  observer() {
    const observer = new MutationObserver(onEvent);
    observer.observe(document.body, { childList: true });
    cleanups.push(() => observer.disconnect());
  },
  style() {
    const style = document.createElement('style');
    style.textContent = '.map{color:red} h2{color:red}';
    document.head.append(style);
    cleanups.push(() => style.remove());
  },
  global: () => setGlobal(window, 'LeakingMap', {}),
  prototype: () => setGlobal(Array.prototype, 'leaking', onEvent),
};

const Loaded = () => <h1>loaded</h1>;

export default defineRemote(description, {
  routes: {
    '/leaking/*': [
      ...Object.entries(EFFECTS).map(([path, effect]) => ({
        path,
        Component() {
          useEffect(effect, [effect]);
          return <h1>{path}</h1>;
        },
      })),
      {
        path: 'loaded',
        lazy: async () => {
          setGlobal(window, 'LeakingChart', {});
          listen(document, 'visibilitychange');
          return { Component: Loaded };
        },
      },
    ],
  },
});
