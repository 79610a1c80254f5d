import type { FileEntry, Section } from './wire';

/** Sample models for all HOOPS toolkits. PATH-8. */
export const datasets: Section = {
  name: 'Datasets',
  description:
    'Sample models in CAD formats, with assemblies, product manufacturing information and large scenes.',
  files: [{ filename: 'hoops_datasets.zip', link: 'packages/hoops_datasets.zip', md5sum: '' }],
};

/** The demo viewers, for evaluating a toolkit without writing code. */
export const demoViewer: Section = {
  name: 'Demo Viewers',
  description:
    'HOOPS Demo Viewer shows what HOOPS Exchange and HOOPS Visualize do with your files. It carries a 30-day license.',
  generate_hdv_link: true,
};

export const bothDemoViewers: Section = {
  name: 'Demo Viewers',
  description: 'Viewers that are ready to use, with a 30-day license.',
  sections: [
    {
      name: 'HOOPS Demo Viewer',
      description: 'Built with HOOPS Exchange and HOOPS Visualize.',
      generate_hdv_link: true,
    },
    {
      name: 'Parasolid Demo Viewer',
      description: 'Built with Parasolid, HOOPS Exchange and HOOPS Visualize.',
      generate_hpdv_link: true,
    },
  ],
};

/** The converter for old stream files. PATH-8. */
export const converter: Section = {
  name: 'HMF to HSF Converter',
  description: 'Turns metafiles (HMF) into stream files (HSF).',
  generate_hmf_to_hsf_link: true,
};

/** A section with links to related products. */
export function relatedTechnologies(
  ...links: readonly (readonly [text: string, address: string, why: string])[]
): Section {
  const items = links.map(([text, address, why]) => `<li><a href="${address}">${text}</a>: ${why}</li>`);
  return { name: 'Related Technologies', type: 'related', description: `<ul>${items.join('')}</ul>` };
}

/** A file with its own URL. */
export function rawLink(name: string, filename: string, link: string, notes?: string): FileEntry {
  return { name, filename, type: 'raw_link', link, ...(notes !== undefined && { notes }) };
}

export const apiReference = (stem: string, named: string): FileEntry => ({
  name: 'API reference for offline use',
  filename: `HOOPS_${stem}_${named}_Documentation.zip`,
  md5sum: '',
});

/** A file that runs on Windows only. */
export const windowsFile = (filename: string, name: string): FileEntry => ({
  filename,
  name,
  os: 'Windows',
  arch: 'x86_64',
  md5sum: '',
});

/** What a package is built for, and the end of its name. */
export type Platform = readonly [os: string, compiler: string, arch: string, ending: string];

/** A package for each platform. */
export const filesPerPlatform = (stem: string, platforms: readonly Platform[]): FileEntry[] =>
  platforms.map(([os, compiler, arch, ending]) => ({
    filename: `${stem}_${ending}`,
    os,
    compiler,
    arch,
    md5sum: '',
  }));

/** Related products of both interfaces of HOOPS Visualize. */
export const relatedToVisualize = relatedTechnologies(
  ['HOOPS Exchange', '/hoops/exchange/downloads/latest', 'imports CAD models into the scene.'],
  ['HOOPS Luminate', '/hoops/luminate/downloads/latest', 'renders photorealistic images of it.'],
  ['Parasolid', '/toolkits/siemens-parasolid', 'keeps solids that Visualize draws.'],
);
