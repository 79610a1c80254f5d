import * as v from 'valibot';
import type { ListedProduct, ListedRelease } from './read-releases';

/** Version of the shape of `releases.json`. */
const FORMAT = 1;

/** The list of all releases, `/releases.json`. FEED-1. */
export interface Listing {
  /** When the list was first made: an ISO 8601 timestamp. */
  readonly since: string;
  readonly products: readonly ListedProduct[];
}

const previousSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    format: v.literal(FORMAT),
    since: v.pipe(v.string(), v.isoTimestamp()),
    products: v.array(
      v.object({
        code: v.string(),
        releases: v.array(
          v.object({ key: v.string(), listed: v.optional(v.pipe(v.string(), v.isoTimestamp())) }),
        ),
      }),
    ),
  }),
);

/** Identifies a release of a product. */
export const idOf = (code: string, { key }: Pick<ListedRelease, 'key'>): string => `${code}/${key}`;

/** Reads what the next list takes from the one before; `null` if that cannot be used. */
export function readPrevious(text: string) {
  const result = v.safeParse(previousSchema, text);
  if (!result.success) return null;
  const { since, products } = result.output;
  const releases = products.flatMap(({ code, releases }) =>
    releases.map((release) => [idOf(code, release), release.listed] as const),
  );
  return {
    since,
    /** The releases that it has, by {@link idOf}, each with its `listed`. */
    releases: new Map(releases),
  };
}

/** What the next list takes from the one before. */
type Previous = ReturnType<typeof readPrevious>;

/** The list of releases. One that the list before does not have is listed since now. FEED-3. */
export function makeListing(products: readonly ListedProduct[], before: Previous, now: Date): Listing {
  const time = now.toISOString();
  if (before === null) return { since: time, products };
  const withTime = (id: string, release: ListedRelease): ListedRelease => {
    const listed = before.releases.has(id) ? before.releases.get(id) : time;
    return listed === undefined ? release : { ...release, listed };
  };
  return {
    since: before.since,
    products: products.map((product) => ({
      ...product,
      releases: product.releases.map((release) => withTime(idOf(product.code, release), release)),
    })),
  };
}

export const serializeListing = (listing: Listing): string =>
  `${JSON.stringify({ format: FORMAT, ...listing })}\n`;
