import { writeFileSync } from 'node:fs';
import { themeCss } from './theme-css';

/** Writes the committed style sheet `theme.css`; a test fails when it is stale. */
writeFileSync(new URL('./theme.css', import.meta.url), themeCss());
