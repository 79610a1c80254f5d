/** The list of releases and its Atom feeds. */

export { escapeXml } from './atom';
export { publishFeeds, RELEASES_FILE } from './publish-feeds';
