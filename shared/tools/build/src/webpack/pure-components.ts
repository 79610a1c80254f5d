/** Components and contexts that a module of react-router makes while it is evaluated. */
const MADE = /^((?:var|const|let) \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** Their names in React's tools, which production has not. */
const NAMED = /^\w+\.displayName = "[^"\n]*";$/gm;

/**
 * A loader for react-router in production. Its `Form`, `ScrollRestoration` and others are made by calls that no
 * minifier may drop, with everything that they use: 2 kB of each first load. This one marks the calls as pure.
 */
export default (code: string): string => code.replace(MADE, '$1/* @__PURE__ */ ').replace(NAMED, '');
