/** The files of a release that render its pages where there is no window: one script, and the styles of its pages. */
export const RENDER_SCRIPT = 'render.cjs';
export const RENDER_STYLES = 'render.css';

/** The files of a release that say where it was built, and what it consists of. PROV-1, PROV-2. */
export const PROVENANCE = 'provenance.json';
export const SBOM = 'sbom.cdx.json';

/** Files of a host release beside its documents. */
export const HOST_FILES: readonly string[] = [RENDER_SCRIPT, RENDER_STYLES, PROVENANCE, SBOM];

/** Whether a file is a statement about a release: two builds of the same scripts can have different ones. */
export const isStatement = (path: string): boolean =>
  path.endsWith(`/${PROVENANCE}`) || path.endsWith(`/${SBOM}`);
