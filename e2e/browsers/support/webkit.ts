import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '@portal/workbench/nginx';
import { startProgram } from '../../support/program';
import type { Browser, Tab } from './browser';
import { createProfile } from './profile';
import { openWebKitTab } from './webkit-tab';

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
    visit: (options = {}): Promise<Tab> => openWebKitTab(port, options),
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
