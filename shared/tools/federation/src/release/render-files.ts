/** The files of a release that render its pages where there is no window: one script, and the styles of its pages. */
export const RENDER_SCRIPT = 'render.cjs';
export const RENDER_STYLES = 'render.css';
