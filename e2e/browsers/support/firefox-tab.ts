import type { BidiHandler } from 'webdriver';
import { DESKTOP, pressingAt, type Tab, typing } from './browser';

/** What Firefox says when the document was left while it looked. */
const LEFT = /AbortError|no such frame|destroyed/;

/** Opens a tab with cookies and storage of its own (a user context, Firefox's container). */
export async function openFirefoxTab(bidi: BidiHandler): Promise<Tab> {
  const { userContext } = await bidi.browserCreateUserContext({});
  const { context } = await bidi.browsingContextCreate({ type: 'tab', userContext });
  const tab: Tab = {
    async open(url) {
      await bidi.browsingContextNavigate({ context, url, wait: 'complete' });
    },
    async evaluate(expression) {
      const command = { expression, awaitPromise: true, target: { context } };
      const answer = await bidi.scriptEvaluate(command).catch((error: Error) => {
        if (LEFT.test(error.message)) return undefined;
        throw error;
      });
      if (answer === undefined) return tab.evaluate(expression);
      if (answer.type === 'exception') throw new Error(`In the page: ${answer.exceptionDetails.text}`);
      if (answer.result.type !== 'string') throw new Error(`The page answered with a ${answer.result.type}`);
      return answer.result.value;
    },
    async clickAt(point) {
      await bidi.inputPerformActions({ context, actions: pressingAt(point) });
    },
    async press(text) {
      await bidi.inputPerformActions({ context, actions: typing(text) });
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
