/**
 * Removes trailing slashes of a base address, so that a path can be appended. Called where an address enters the
 * portal: when the configuration is parsed, and in the inline script, which reads it unparsed. CFG-10.
 */
export const trimTrailingSlash = (url: string): string => url.replace(/\/+$/, '');
