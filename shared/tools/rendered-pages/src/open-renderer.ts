import type { ReleaseStore } from '@portal/releases';
import { createContentReader, readContentSettings } from './content-reader';
import { readPageSources } from './read-parts';
import { createRenderer, type Renderer } from './renderer';

/**
 * Opens what renders the pages of a store, without writing them. A part's code is started when it is first asked.
 * @param portal origin of the portal.
 * @param config text of its configuration document.
 * @throws {ReleaseError} if the store has no host that renders pages, or a file is damaged.
 */
export async function openRenderer(store: ReleaseStore, portal: string, config: string): Promise<Renderer> {
  const { setup } = await readPageSources(store, portal, config);
  return createRenderer({ setup, content: createContentReader(portal, readContentSettings(config)) });
}
