import { getLicenseCoverage, type LicenseCoverage } from '@portal/api/account';
import { packageVersion } from '@portal/catalog';
import { createQueryClient } from '@portal/query';
import { sessionStore } from '@portal/session';
import { onIdle, whenOnScreen } from '../gate/waits';

/** How long an answer is used, in milliseconds. */
const STALE_MS = 5 * 60_000;

const client = createQueryClient();

/**
 * What a user's licenses of a product cover, as far as the service says it. Shared by all parts of a page. A failed
 * call says nothing: what shows it is complete without it.
 */
export const findLicenseCoverage = (email: string, product: string): Promise<readonly LicenseCoverage[]> =>
  client.fetchQuery({
    queryKey: [email, product],
    queryFn: () => getLicenseCoverage(product).catch(() => []),
    staleTime: STALE_MS,
  });

/** For tests: forgets all answers. */
export const resetLicenseCoverage = (): void => client.clear();

/** "a", "a and b", "a, b, and c". Not `Intl.ListFormat`, whose data a slow phone loads for every signed-in visitor. */
const join = (items: readonly string[]): string =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;

/** "AutoCAD OEM 2026 in English"; empty if the license does not say what it covers. */
function describeLicense(name: string, { versions, languages }: LicenseCoverage): string {
  if (versions.length === 0 && languages.length === 0) return '';
  const version = versions.length === 0 ? '' : ` ${join(versions)}`;
  return `${name}${version}${languages.length === 0 ? '' : ` in ${join(languages)}`}`;
}

/**
 * One sentence about what a user's licenses cover instead of what was requested; empty if none says so. ALERT-13.
 * @example "Your license covers AutoCAD OEM 2026 in English."
 */
export function describeCoverage(name: string, licenses: readonly LicenseCoverage[]): string {
  const covered = [...new Set(licenses.map((license) => describeLicense(name, license)))].filter(Boolean);
  if (covered.length === 0) return '';
  return `Your ${covered.length === 1 ? 'license covers' : 'licenses cover'} ${join(covered)}.`;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * The languages that the licenses name for a version, in lower case. A license without versions is for all.
 * @param version as in package paths.
 */
const languagesFor = (version: string, licenses: readonly LicenseCoverage[]): ReadonlySet<string> =>
  new Set(
    licenses
      .filter(({ versions }) => versions.length === 0 || versions.map(packageVersion).includes(version))
      .flatMap(({ languages }) => languages.map((language) => language.toLowerCase())),
  );

/**
 * Tells in which languages the user's licenses cover a version of a product, in lower case: once the page is on screen
 * and idle, and after each change of the session. A visitor has none. STATUS-4.
 * @returns a function that stops it.
 */
export const watchLicensedLanguages = (
  page: Element,
  product: string,
  version: string,
  tell: (languages: ReadonlySet<string>) => void,
): (() => void) =>
  whenOnScreen(page, () => {
    let stop = () => {};
    const update = () => {
      stop();
      const session = sessionStore.getState();
      if (session.status !== 'signed-in') {
        if (session.status === 'signed-out') tell(NONE);
        return;
      }
      let isCurrent = true;
      const cancel = onIdle(async () => {
        const licenses = await findLicenseCoverage(session.user.email, product);
        if (isCurrent) tell(languagesFor(version, licenses));
      });
      stop = () => {
        isCurrent = false;
        cancel();
      };
    };
    const unsubscribe = sessionStore.subscribe(update);
    update();
    return () => {
      unsubscribe();
      stop();
    };
  });
