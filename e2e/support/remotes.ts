import { FolderStore, readRegistry } from '@portal/releases';
import { builtSite } from './server';

export type RemoteName = 'mfe-hoops' | 'mfe-cae' | 'mfe-partner-oem' | 'mfe-account';

export interface RemoteUnderTest {
  readonly name: RemoteName;
  /** Its name in error messages. */
  readonly title: string;
  /** A page that does not require signing in. */
  readonly page: string;
  readonly heading: RegExp;
}

export const HOOPS: RemoteUnderTest = {
  name: 'mfe-hoops',
  title: 'HOOPS products',
  page: '/hoops/exchange/downloads/latest',
  heading: /^HOOPS Exchange 20/,
};
export const CAE: RemoteUnderTest = {
  name: 'mfe-cae',
  title: 'CAE products',
  page: '/cae/cee_env_desktop/downloads/latest',
  heading: /^Ceetron Envision Desktop 20/,
};
const PARTNER_OEM: RemoteUnderTest = {
  name: 'mfe-partner-oem',
  title: 'Partner and OEM products',
  page: '/toolkits/realdwg/downloads/latest',
  heading: /^RealDWG 20/,
};
const ACCOUNT: RemoteUnderTest = {
  name: 'mfe-account',
  title: 'Licenses and trials',
  page: '/hoops/exchange/trial',
  heading: /Trial$/,
};

/** The four remotes. */
export const remotes: readonly RemoteUnderTest[] = [HOOPS, CAE, PARTNER_OEM, ACCOUNT];

/** URL prefix of a remote's scripts whose file names begin with `chunk`, in the release that is served. */
export async function scriptUrlPrefix(remote: RemoteName, chunk: string): Promise<string> {
  const { microFrontends } = await readRegistry(new FolderStore(builtSite));
  const entry = microFrontends[remote]?.[0]?.url;
  if (entry === undefined) throw new Error(`The registry does not list ${remote}`);
  return `${entry.slice(0, entry.lastIndexOf('/') + 1)}${chunk}`;
}
