/** Starts (or resets) a real sandbox and sets the page's origin to the sandbox's. Resolves to the origin. */
declare function startSandbox(): Promise<string>;
/** Sets the page's URL to another path of the same origin, as if the user had opened a link. */
declare function visit(path: string): void;
