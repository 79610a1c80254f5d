import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '@portal/workbench/nginx';
import WebDriver from 'webdriver';
import { startProgram } from '../../support/program';
import {
  type Browser,
  clickActions,
  createProfile,
  DESKTOP,
  type Tab,
  typeActions,
  type VisitOptions,
} from './browser';

/** Debian's path on x86-64. `npm test` sets `MINIBROWSER_PATH` on every machine. */
const DEBIAN_MINIBROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Opens a window in a new MiniBrowser over classic WebDriver, the only protocol that its driver supports. */
async function openTab(port: number, { scheme }: VisitOptions): Promise<Tab> {
  const client = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': {
        binary: process.env.MINIBROWSER_PATH ?? DEBIAN_MINIBROWSER,
        args: [
          '--automation',
          '--javascript-can-open-windows-automatically=true',
          ...(scheme === 'dark' ? ['--dark-mode'] : []),
        ],
      },
    } as WebdriverIO.Capabilities,
  });
  // A popup has no tool bar, which would take height and is wider than a phone's screen.
  const [first] = await client.getWindowHandles();
  await client.executeScript('window.open("about:blank", "portal", "popup,width=400,height=400")', []);
  const popup = (await client.getWindowHandles()).find((handle) => handle !== first);
  if (popup === undefined) throw new Error('MiniBrowser opened no window for the portal');
  await client.switchToWindow(popup);
  const tab: Tab = {
    open: (url) => client.navigateTo(url),
    evaluate: (expression) => client.executeScript(`return ${expression}`, []) as Promise<string>,
    clickAt: (point) => client.performActions(clickActions(point)),
    press: (text) => client.performActions(typeActions(text)),
    resize: ({ width, height }) => client.setWindowRect(null, null, width, height),
    async screenshot() {
      return Buffer.from(await client.takeScreenshot(), 'base64');
    },
    close: () => client.deleteSession(),
  };
  await tab.resize(DESKTOP);
  return tab;
}

/** Xvfb's arguments: a virtual screen larger than any viewport in use. */
const SCREEN = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];

/**
 * Starts WebKit's driver on its own virtual screen. Each visit starts a MiniBrowser.
 * `WEBKIT_DRIVER_PATH` and `XVFB_PATH` name the programs. Default: `WebKitWebDriver` and `Xvfb`.
 */
export async function startWebKit(): Promise<Browser> {
  const profile = await createProfile('webkit');
  const { folder, downloads } = profile;
  await mkdir(join(folder, '.config'));
  await writeFile(join(folder, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  const screen = await startProgram(process.env.XVFB_PATH ?? 'Xvfb', SCREEN, { group: true, ready: /^\d+$/ });
  const port = await freePort();
  const driver = await startProgram(process.env.WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver', [`--port=${port}`], {
    group: true,
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: join(folder, '.config'),
      XDG_CACHE_HOME: join(folder, '.cache'),
      XDG_DATA_HOME: join(folder, '.local/share'),
      DISPLAY: `:${screen.readyOutput}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
    },
  });
  await expect.poll(() => isReady(port), 'WebKit’s driver is listening').toBe(true);
  return {
    downloads,
    visit: (options = {}): Promise<Tab> => openTab(port, options),
    async stop() {
      await driver.stop();
      await screen.stop();
      await profile.remove();
    },
  };
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/status`)).ok;
  } catch {
    return false; // not listening yet
  }
}
