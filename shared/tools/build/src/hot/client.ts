/** Connects the page with the remote's dev server, and replaces what changed. */
import { drawNewest } from './families';
import { drawFailed, reasonToReload } from './live-page';
import { createPanel, type Problem } from './panel';
import { afterReload, reload } from './reload';

declare const __webpack_public_path__: string;
declare const __webpack_hash__: string;
/** Name of the remote. */
declare const PORTAL_HOT_NAME: string;

/** The part of webpack's interface that hot reload uses. */
interface Hot {
  status(): string;
  check(options: object): Promise<readonly unknown[] | null>;
  accept(modules: readonly string[], onReplaced: () => void): void;
  addStatusHandler(onStatus: (status: string) => void): void;
}

declare global {
  interface ImportMeta {
    readonly webpackHot?: Hot;
  }
}

/** A build error, as the dev server sends it. */
interface BuildError {
  readonly moduleName?: string;
  readonly loc?: string;
  readonly message: string;
}

type Message =
  | { readonly type: 'hash'; readonly data: string }
  | { readonly type: 'reload'; readonly data: string }
  | { readonly type: 'errors'; readonly data: readonly BuildError[] }
  | { readonly type: 'ok' | 'still-ok' | 'warnings' | 'invalid' };

/** What waits for modules that are loaded again, before the page shows them. Resolves to a reason to reload. */
type Replacement = () => Promise<string | undefined>;

const RECONNECT_MS = 500;
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colors begin with it
const COLORS = /\u001b\[[\d;]*m/g;

const panel = createPanel(`${PORTAL_HOT_NAME}: this is not on the page`);
/** Of the newest build, which can have errors. */
let announcedHash = __webpack_hash__;
/** Of the newest build without errors: the page takes no other. */
let newestHash = __webpack_hash__;
let replacement: Replacement | undefined;
let isApplying = false;
/** Of the newest build. */
let buildProblems: readonly Problem[] = [];
/** Of the modules that ran again last. */
let thrownProblems: readonly Problem[] = [];

const showProblems = () => panel.show(buildProblems.length > 0 ? buildProblems : thrownProblems);

/** Says what has to happen before the page is drawn. Called while modules run again. */
export const replaceWith = (next: Replacement): void => {
  replacement = next;
};

function problemOf({ moduleName = '', loc = '', message }: BuildError): Problem {
  const [line = ''] = loc.split(':');
  return {
    place: line === '' ? moduleName : `${moduleName}:${line}`,
    message: message.replace(COLORS, ''),
  };
}

const problemsOf = (thrown: readonly unknown[]): Problem[] =>
  thrown.map((error) => ({
    place: 'A module threw while it ran again. It runs once more with the next save.',
    message: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));

/** Whether code asked for a module that the page does not have, which webpack's run time says. */
const isMissingModule = (error: unknown) =>
  error instanceof Error && Reflect.get(error, 'code') === 'MODULE_NOT_FOUND';

/** Takes one build. Resolves to what its modules threw; to undefined if it changed none. */
async function applyOnce(hot: Hot): Promise<readonly unknown[] | undefined> {
  const thrown: unknown[] = [];
  const updated = await hot
    .check({
      ignoreErrored: true,
      onErrored: ({ error }: { readonly error: unknown }) => thrown.push(error),
    })
    .catch((error: unknown) => {
      reload(PORTAL_HOT_NAME, error instanceof Error ? error.message : String(error));
      return [];
    });
  if (updated === null) reload(PORTAL_HOT_NAME, 'the dev server was started again');
  if (thrown.some(isMissingModule)) {
    reload(
      PORTAL_HOT_NAME,
      'it imports a module of the portal for the first time, which a page loads at its start',
    );
    return [];
  }
  const replace = replacement;
  replacement = undefined;
  if (thrown.length > 0) return thrown;
  // A busy machine builds a save twice. What the first build threw, and what failed to draw, is as it was.
  if (updated?.length === 0 && reasonToReload() === undefined) return undefined;
  try {
    const reason = (await replace?.()) ?? reasonToReload();
    if (reason !== undefined) reload(PORTAL_HOT_NAME, reason);
    drawNewest();
    drawFailed();
  } catch (error) {
    return [error];
  }
  return [];
}

/** Takes the newest build, step by step. What a build before it threw is of no interest: it may have had errors. */
async function apply(hot: Hot): Promise<void> {
  if (isApplying) return;
  isApplying = true;
  try {
    let thrown: readonly unknown[] | undefined;
    while (hot.status() === 'idle' && newestHash !== __webpack_hash__)
      thrown = (await applyOnce(hot)) ?? thrown;
    if (thrown === undefined) return;
    for (const error of thrown) console.error(error);
    thrownProblems = problemsOf(thrown);
    showProblems();
  } finally {
    isApplying = false;
  }
}

function receive(hot: Hot, message: Message): void {
  switch (message.type) {
    case 'hash':
      announcedHash = message.data;
      return;
    case 'reload':
      reload(PORTAL_HOT_NAME, message.data);
      return;
    case 'errors':
      buildProblems = message.data.map(problemOf);
      showProblems();
      return;
    case 'ok':
    case 'still-ok':
    case 'warnings':
      newestHash = announcedHash;
      if (buildProblems.length > 0) {
        buildProblems = [];
        showProblems();
      }
      void apply(hot);
  }
}

function connect(hot: Hot): void {
  const address = new URL('ws', __webpack_public_path__.replace(/^http/, 'ws'));
  const socket = new WebSocket(address);
  socket.addEventListener('message', ({ data }) => receive(hot, JSON.parse(String(data)) as Message));
  socket.addEventListener('close', () => setTimeout(() => connect(hot), RECONNECT_MS));
}

if (import.meta.webpackHot) {
  afterReload(PORTAL_HOT_NAME);
  connect(import.meta.webpackHot);
}
