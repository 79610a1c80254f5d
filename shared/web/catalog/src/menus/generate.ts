import { writeFileSync } from 'node:fs';
import { deriveMenuData, generatedModule } from './menu-items';

/** Writes the committed module `generated.ts`; a test fails when it is stale. */
writeFileSync(new URL('./generated.ts', import.meta.url), generatedModule(deriveMenuData()));
