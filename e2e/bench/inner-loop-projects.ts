/** The projects whose inner loop is measured: the portal's own ways to develop, and those that teams know. */
import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { portalHome } from '@portal/build/workspace';
import type { Registry } from '../packages/support/registry';
import type { Team } from '../packages/support/team';
import { copyWorkspace } from '../support/workspace-copy';

/** What creates a project and installs its packages. */
export interface ProjectTools {
  /** Runs commands without anything of this repository. */
  readonly team: Team;
  /** Has the portal's packages. */
  readonly registry: Registry;
}

/** A project that is created, started and edited like a team does it. */
export interface Project {
  readonly name: string;
  /** Creates it in a folder. @returns the folder that its commands run in. */
  create(folder: string, tools: ProjectTools): Promise<string>;
  /** Installs its packages. Absent: they are those of this workspace. */
  readonly install?: string;
  /** Starts its dev server on a port. @param portal origin of a deployed portal. */
  readonly dev: (port: number, portal: string) => string;
  /** What its dev server prints once it is ready. */
  readonly ready: RegExp;
  /** The page that shows the edited text. */
  readonly page: string;
  /** Name of the remote, if it is developed inside of the deployed portal. The page is the portal's then. */
  readonly override?: string;
  /** The file that is edited, in the project's folder. */
  readonly file: string;
  /** The text that is edited. */
  readonly text: string;
  /** Its targets. Default: none, the project is for comparison. */
  readonly targets?: {
    /** From saving to the screen, in milliseconds. */
    readonly saved: number;
    /** Until it is ready, in seconds, when it starts for the first time. Default: none. */
    readonly cold?: number;
    /** When it starts again. */
    readonly warm: number;
    /** Packages and MB of its installation. Default: none. */
    readonly packages?: number;
    readonly megabytes?: number;
  };
}

/** The version of Vite to compare with. */
const VITE = '9.3.0';

/** A copy of this workspace with its last build. */
async function copyOfWorkspace(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await copyWorkspace(folder);
  await cp(portalHome, join(folder, '.portal'), { recursive: true });
  return folder;
}

/** The command that starts the dev server of a remote of this workspace, or of all parts. */
const devCommand = (remote: string) => (port: number) =>
  `PORT=${port} node shared/tools/workbench/bootstrap.mjs dev ${remote}`;

/** A remote in a copy of this workspace. */
const REMOTE = {
  create: copyOfWorkspace,
  page: '/toolkits/realdwg',
  file: 'mfe-partner-oem/src/article/EvaluationRequest.tsx',
  text: 'Contact sales',
  targets: { saved: 300, cold: 6, warm: 3 },
} as const;

export const PROJECTS: readonly Project[] = [
  {
    name: 'a remote of its own, from the published packages',
    async create(folder, { team, registry }) {
      await mkdir(folder, { recursive: true });
      await team.run(`npm config set @portal:registry ${registry.address}`, folder);
      await team.run("npm create @portal/remote mfe-points -- --owns '/points/*'", folder);
      return join(folder, 'mfe-points');
    },
    install: 'npm install --no-audit --no-fund',
    dev: (port) => `npm run dev -- --port ${port}`,
    ready: /http:\/\/localhost:\d+/,
    page: '/points',
    file: 'src/screens/WelcomeScreen.tsx',
    text: 'Go to the start page',
    targets: { saved: 300, warm: 3, packages: 300, megabytes: 250 },
  },
  {
    ...REMOTE,
    name: 'a remote of this workspace',
    dev: devCommand('mfe-partner-oem'),
    ready: /(?<=hot reload: )http:\S+/,
  },
  {
    ...REMOTE,
    name: 'a remote inside of a deployed portal',
    dev: (port, portal) => devCommand(`mfe-partner-oem --into ${portal}`)(port),
    ready: /http:\S+\/mf-manifest\.json/,
    override: 'mfe-partner-oem',
  },
  {
    name: 'the host with all remotes',
    create: copyOfWorkspace,
    dev: devCommand(''),
    ready: /(?<=hot reload: )http:\S+/,
    page: '/start',
    file: 'host/src/pages/start/Hero.tsx',
    text: 'Toolkits for 3D visualization',
    targets: { saved: 300, warm: 15 },
  },
  {
    name: `Vite, React (create-vite ${VITE})`,
    async create(folder, { team }) {
      await mkdir(folder, { recursive: true });
      await team.run(`npx create-vite@${VITE} app --template react-ts --no-interactive < /dev/null`, folder);
      return join(folder, 'app');
    },
    install: 'npm install --no-audit --no-fund',
    // Without `--bypass-lock`, it takes a server that was killed for one that runs.
    dev: (port) => `npx vite --port ${port} --strictPort --bypass-lock`,
    ready: /http:\/\/localhost:\d+/,
    page: '/',
    file: 'src/App.tsx',
    text: 'Get started',
  },
];
