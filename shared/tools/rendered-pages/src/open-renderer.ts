import type { ReleaseStore } from '@portal/releases';
import { createContentReader, readContentSettings } from './content-reader';
import { readPageSources } from './read-parts';
import { type Renderer, startRenderer } from './renderer';

/**
 * Starts what renders the pages of a store, without writing them: for measurements.
 * @param portal origin of the portal.
 * @param config text of its configuration document.
 * @throws {ReleaseError} if the store has no host that renders pages, or a file is damaged.
 */
export async function openRenderer(store: ReleaseStore, portal: string, config: string): Promise<Renderer> {
  const { setup } = await readPageSources(store, portal, config);
  return startRenderer({ setup, content: createContentReader(portal, readContentSettings(config)) });
}
