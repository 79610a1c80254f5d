/** The list of releases and its Atom feeds. */
export { publishFeeds, RELEASES_FILE } from './publish-feeds';
