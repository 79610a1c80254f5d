/** Starts (or resets) a real sandbox and sets the page's origin to the sandbox's. Resolves to the origin. */
declare function startSandbox(): Promise<string>;
/** Sets the page's URL to another path of the same origin, as if the user had opened a link. */
declare function visit(path: string): void;
/** A new record of a server at another origin of this machine, which responds 200 with JSON. */
declare function startOtherOrigin(): Promise<import('./servers').OtherOrigin>;
/** The folder of the remote that the test file belongs to; `undefined` if it belongs to none. */
declare const remoteFolder: string | undefined;
/** Reads the style sheets that the sources of the remote in a folder bring. */
declare const readStyles: typeof import('./remote-folder').readStyles;
/** Path of the `src/render.ts` of the remote that the test file belongs to; `undefined` if there is none. */
declare const renderEntry: string | undefined;
/**
 * Evaluates the modules that are loaded from now on with the globals of Node.js, until the returned function is called.
 * A module that is loaded already keeps the window: `jest.isolateModulesAsync` loads it again.
 */
declare function hideWindow(): () => void;
