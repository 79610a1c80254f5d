/** An XML element. @param content a text, or elements. */
export const element = (name: string, content: string | boolean | readonly string[]): string => {
  const inner = Array.isArray(content)
    ? content.join('')
    : String(content).replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `<${name}>${inner}</${name}>`;
};

/**
 * Renders the response to a ListObjectsV2 request with the delimiter `/`, as far as the client reads it. The token of
 * the next page is the last name of this one.
 * @param pageSize maximum number of names per page.
 */
export function listPage(keys: Iterable<string>, query: URLSearchParams, pageSize: number): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const inFolder = [...keys].filter((key) => key.startsWith(prefix));
  // Those of a folder below are one common prefix, which ends with the slash.
  const names = new Set(
    inFolder.map((key) => prefix + (/^[^/]*\/?/.exec(key.slice(prefix.length))?.[0] ?? '')),
  );
  const rest = [...names].sort().filter((name) => name > after);
  const page = rest.slice(0, pageSize);
  const isTruncated = rest.length > page.length;
  return element('ListBucketResult', [
    element('IsTruncated', isTruncated),
    ...(isTruncated ? [element('NextContinuationToken', page.at(-1) ?? '')] : []),
    ...page.map((name) =>
      name.endsWith('/')
        ? element('CommonPrefixes', [element('Prefix', name)])
        : element('Contents', [element('Key', name)]),
    ),
  ]);
}
