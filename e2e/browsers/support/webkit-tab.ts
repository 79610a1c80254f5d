import WebDriver from 'webdriver';
import { clickActions, DESKTOP, type Tab, typeActions, type VisitOptions } from './browser';

/** Debian's path on x86-64. `npm test` sets `MINIBROWSER_PATH` on every machine. */
const DEBIAN_MINIBROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Opens a window in a new MiniBrowser over classic WebDriver, the only protocol that its driver supports. */
export async function openWebKitTab(port: number, { scheme }: VisitOptions): Promise<Tab> {
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
    async open(url) {
      await client.navigateTo(url);
    },
    evaluate: (expression) => client.executeScript(`return ${expression}`, []) as Promise<string>,
    async clickAt(point) {
      await client.performActions(clickActions(point));
    },
    async press(text) {
      await client.performActions(typeActions(text));
    },
    async resize({ width, height }) {
      await client.setWindowRect(null, null, width, height);
    },
    async screenshot() {
      return Buffer.from(await client.takeScreenshot(), 'base64');
    },
    async close() {
      await client.deleteSession();
    },
  };
  await tab.resize(DESKTOP);
  return tab;
}
