import { buildRelease } from '@portal/federation';
const signing = undefined;
const m = await buildRelease({ name: 'mfe-account', version: '1.0.0', folder: '/tmp/t2-build', colorScheme: '', signing });
console.log(m.provenance, m.sbom);
const h = await buildRelease({ name: 'host', version: '1.0.0', folder: '/tmp/t2-build-host', colorScheme: '' });
console.log(h.provenance, h.sbom);
