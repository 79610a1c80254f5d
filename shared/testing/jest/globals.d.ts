/** Starts (or resets) a real sandbox and sets the page's origin to the sandbox's. Resolves to the origin. */
declare function startSandbox(): Promise<string>;
/** Sets the page's URL to another path of the same origin, as if the user had opened a link. */
declare function visit(path: string): void;
/** A new record of a server at another origin of this machine, which responds 200 with JSON. */
declare function startOtherOrigin(): Promise<import('./other-origin').OtherOrigin>;
