import { buildSite } from '/work/wt/files/shared/tools/workbench/src/build/build-site';
await buildSite(process.argv.slice(2).length ? process.argv.slice(2) : undefined);
