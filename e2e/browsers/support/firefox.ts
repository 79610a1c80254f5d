import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BidiHandler } from 'webdriver';
import { type Program, startProgram } from '../../support/program';
import { type Browser, clickActions, createProfile, DESKTOP, type Tab, typeActions } from './browser';

type Preference = string | number | boolean;

/** Added to Firefox's own preferences for automation: no background requests, and downloads without a prompt. */
const preferences = (downloads: string, dark: boolean): Readonly<Record<string, Preference>> => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'app.normandy.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.downloads.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  // The system's color scheme: 0 is dark, 1 is light.
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
});

/** Firefox's errors when the document unloads during an evaluation. */
const DOCUMENT_UNLOADED = /AbortError|no such frame|destroyed/;

/** Opens a tab with its own cookies and storage (a user context, which Firefox calls a container). */
async function openTab(bidi: BidiHandler): Promise<Tab> {
  const { userContext } = await bidi.browserCreateUserContext({});
  const { context } = await bidi.browsingContextCreate({ type: 'tab', userContext });
  const tab: Tab = {
    open: (url) => bidi.browsingContextNavigate({ context, url, wait: 'complete' }),
    async evaluate(expression) {
      const command = { expression, awaitPromise: true, target: { context } };
      const response = await bidi.scriptEvaluate(command).catch((error: Error) => {
        if (DOCUMENT_UNLOADED.test(error.message)) return undefined;
        throw error;
      });
      if (response === undefined) return tab.evaluate(expression);
      if (response.type === 'exception') throw new Error(`In the page: ${response.exceptionDetails.text}`);
      if (response.result.type !== 'string') throw new Error(`The page returned a ${response.result.type}`);
      return response.result.value;
    },
    clickAt: (point) => bidi.inputPerformActions({ context, actions: clickActions(point) }),
    press: (text) => bidi.inputPerformActions({ context, actions: typeActions(text) }),
    resize: (viewport) => bidi.browsingContextSetViewport({ context, viewport }),
    async screenshot() {
      const { data } = await bidi.browsingContextCaptureScreenshot({ context });
      return Buffer.from(data, 'base64');
    },
    close: () => bidi.browserRemoveUserContext({ userContext }),
  };
  await tab.resize(DESKTOP);
  return tab;
}

interface Instance {
  readonly bidi: BidiHandler;
  readonly program: Program;
}

/** Runs Firefox headless and connects to it over WebDriver BiDi, which needs no driver program. */
async function run(folder: string, downloads: string, dark: boolean): Promise<Instance> {
  await mkdir(folder);
  const lines = Object.entries(preferences(downloads, dark)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(folder, 'user.js'), lines.join('\n'));
  const program = await startProgram(
    process.env.FIREFOX_PATH ?? 'firefox-esr',
    ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0', 'about:blank'],
    { env: { ...process.env, HOME: folder }, group: true, ready: /WebDriver BiDi listening on (ws:\S+)/ },
  );
  const bidi = new BidiHandler(`${program.readyOutput}/session`);
  if (!(await bidi.connect())) {
    await program.stop();
    throw new Error(`Firefox does not respond at ${program.readyOutput}`);
  }
  await bidi.sessionNew({ capabilities: {} });
  return { bidi, program };
}

/** Starts Firefox. `FIREFOX_PATH` names the program. Default: `firefox-esr`. */
export async function startFirefox(): Promise<Browser> {
  const profile = await createProfile('firefox');
  const { downloads } = profile;
  const instances = new Map<'light' | 'dark', Instance>();
  /** The color scheme is a preference that is read at start, so each scheme has its own instance. */
  const instanceFor = async (scheme: 'light' | 'dark') => {
    const running = instances.get(scheme);
    if (running !== undefined) return running;
    const instance = await run(join(profile.folder, scheme), downloads, scheme === 'dark');
    instances.set(scheme, instance);
    return instance;
  };
  return {
    downloads,
    async visit({ scheme = 'light' } = {}): Promise<Tab> {
      const { bidi } = await instanceFor(scheme);
      return openTab(bidi);
    },
    async stop() {
      for (const { bidi, program } of instances.values()) {
        bidi.close();
        await program.stop();
      }
      await profile.remove();
    },
  };
}
