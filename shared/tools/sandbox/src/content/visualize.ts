import { relatedTechnologies } from './sections';
import { type Build, builds } from './systems';

/** Related products of both interfaces. */
export const related = relatedTechnologies(
  ['HOOPS Exchange', '/hoops/exchange/downloads/latest', 'imports CAD models into the scene.'],
  ['HOOPS Luminate', '/hoops/luminate/downloads/latest', 'renders photorealistic images of it.'],
  ['Parasolid', '/toolkits/siemens-parasolid', 'keeps solids that Visualize draws.'],
);

export const windowsBuilds: readonly Build[] = [
  builds.windowsVc143,
  builds.windowsVc142,
  builds.windowsVc141,
  builds.windowsVc140,
];
