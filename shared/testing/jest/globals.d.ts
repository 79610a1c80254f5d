/** Starts (or resets) a real sandbox and makes its origin the page's own. Resolves to the origin. */
declare function startSandbox(): Promise<string>;
/** Puts the page at another path of the same origin, as a visitor who opens a link would. */
declare function visit(path: string): void;
