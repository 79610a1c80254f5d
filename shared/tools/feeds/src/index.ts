/** The list of releases and its Atom feeds. */

export { escapeXml } from './escape-xml';
export { publishFeeds, RELEASES_FILE } from './publish-feeds';
