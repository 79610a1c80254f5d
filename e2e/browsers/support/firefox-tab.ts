import type { BidiHandler } from 'webdriver';
import { clickActions, DESKTOP, type Tab, typeActions } from './browser';

/** Firefox's errors when the document unloads during an evaluation. */
const DOCUMENT_UNLOADED = /AbortError|no such frame|destroyed/;

/** Opens a tab with its own cookies and storage (a user context, which Firefox calls a container). */
export async function openFirefoxTab(bidi: BidiHandler): Promise<Tab> {
  const { userContext } = await bidi.browserCreateUserContext({});
  const { context } = await bidi.browsingContextCreate({ type: 'tab', userContext });
  const tab: Tab = {
    async open(url) {
      await bidi.browsingContextNavigate({ context, url, wait: 'complete' });
    },
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
    async clickAt(point) {
      await bidi.inputPerformActions({ context, actions: clickActions(point) });
    },
    async press(text) {
      await bidi.inputPerformActions({ context, actions: typeActions(text) });
    },
    async resize(viewport) {
      await bidi.browsingContextSetViewport({ context, viewport });
    },
    async screenshot() {
      const { data } = await bidi.browsingContextCaptureScreenshot({ context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      await bidi.browserRemoveUserContext({ userContext });
    },
  };
  await tab.resize(DESKTOP);
  return tab;
}
