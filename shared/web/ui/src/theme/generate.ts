import { readFileSync, writeFileSync } from 'node:fs';
import { withProperties } from './theme-css';

/** Brings the custom properties of `theme.css` up to date; a test fails when they are stale. */
const file = new URL('./theme.css', import.meta.url);
writeFileSync(file, withProperties(readFileSync(file, 'utf8')));
