import { type Build, builds } from './systems';

/** The installers of both platforms. */
export const installers: readonly Build[] = [
  { ...builds.windows, ending: 'exe' },
  builds.linux,
  { ...builds.macosArm, from: 2024 },
];
