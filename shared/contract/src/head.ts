/** What search engines and previews of links say of a page. */
export interface PageHead {
  /** The page's subject, such as a product's name. */
  readonly name: string;
  /** One or two plain sentences. */
  readonly description: string;
  /** Whether the subject is a product, which search engines are also told as structured data. Default: false. */
  readonly isProduct?: boolean;
  /** Path of the Atom feed that the page belongs to, such as `/feeds/points.atom`. Default: none. */
  readonly feed?: string;
}

/** What the `handle` of a route says of its pages; that of the innermost route counts. Optional. */
export interface HeadHandle {
  /** Or how to find it by the page's path; `undefined` if the route has none for it. */
  readonly head: PageHead | ((pathname: string) => PageHead | undefined);
}
