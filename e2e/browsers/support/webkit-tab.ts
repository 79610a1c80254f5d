import WebDriver from 'webdriver';
import { DESKTOP, pressingAt, type Tab, typing, type VisitOptions } from './browser';

/** Where Debian has it on the most usual machines; `npm test` names it wherever it is. */
const DEBIANS = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Opens a window of its own in a new MiniBrowser, over the classic protocol: its driver knows no other yet. */
export async function openWebKitTab(port: number, { scheme }: VisitOptions): Promise<Tab> {
  const client = await WebDriver.newSession({
    hostname: '127.0.0.1',
    port,
    capabilities: {
      browserName: 'MiniBrowser',
      'wdio:enforceWebDriverClassic': true,
      'webkitgtk:browserOptions': {
        binary: process.env.MINIBROWSER_PATH ?? DEBIANS,
        args: [
          '--automation',
          '--javascript-can-open-windows-automatically=true',
          ...(scheme === 'dark' ? ['--dark-mode'] : []),
        ],
      },
    } as WebdriverIO.Capabilities,
  });
  // A popup has no tool bar, which takes height and is wider than a telephone.
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
      await client.performActions(pressingAt(point));
    },
    async press(text) {
      await client.performActions(typing(text));
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
