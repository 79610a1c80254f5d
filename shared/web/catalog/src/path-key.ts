/** Two paths with the same key are the same page, as for react-router: without trailing slashes, in lower case. */
export const pathKey = (pathname: string): string => pathname.replace(/\/+$/, '').toLowerCase();
