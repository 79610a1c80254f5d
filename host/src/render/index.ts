/**
 * Renders pages of the portal where there is no window; the release tool runs it. The build makes one CommonJS file
 * of it, and a style sheet of what the documents do not contain.
 */
import { parseConfig, setConfig } from '@portal/config';
import { answerCalls } from '@portal/query/preload';
import { startRendering } from '@portal/ui/render';
import { HOST_HEADS } from '../head/page-facts';
import { loadProvided } from './render-page';

export { prerender } from '../prerender';
export { type RenderedPage, renderPage } from './render-page';

/** Options of {@link startRenderer}. */
export interface RendererOptions {
  /** A DOM that sanitizes HTML, such as the one of jsdom. */
  readonly window: Parameters<typeof startRendering>[0];
  /** The decoded configuration document. */
  readonly config: unknown;
  /** Answers the GETs of pages. */
  readonly respond: (url: string) => Promise<Response>;
}

/** The host's own pages that every visitor may see. */
export const pages: readonly string[] = Object.keys(HOST_HEADS);

/**
 * Prepares this process for rendering pages, one after the other.
 * @returns the modules that the host provides to remotes, by name.
 * @throws {ConfigError} naming every wrong field of the configuration.
 */
export async function startRenderer({ window, config, respond }: RendererOptions) {
  setConfig(parseConfig(config));
  answerCalls(respond);
  await startRendering(window);
  return loadProvided();
}
