/** jsdom's process for requests that a page waits for. It is found by its path beside the environment of the tests. */
import 'jsdom/lib/jsdom/living/xhr/xhr-sync-worker.js';
