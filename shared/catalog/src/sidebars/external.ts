import type { ExternalPlaces } from '../inputs';

type PlaceName = Exclude<keyof ExternalPlaces, 'roadmapUrls'>;

/**
 * The address of an external link: `{docsHost}/communicator`, or `{roadmap}` for the product's own roadmap.
 * A place with a trailing slash is joined with one slash only.
 */
export function resolveExternal(link: string, code: string, places: ExternalPlaces): string {
  return link.replace(/^\{(\w+)\}(\/?)/, (_, name: string, slash: string) => {
    const place =
      name === 'roadmap'
        ? (places.roadmapUrls[code] ?? places.roadmapUrls.default ?? places.supportUrl)
        : places[name as PlaceName];
    return slash === '' ? place : `${place.replace(/\/+$/, '')}/`;
  });
}
