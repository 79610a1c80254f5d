import type { LicenseCoverage } from '@portal/api/account';
import { sessionStore } from '@portal/session';
import { onIdle } from '../gate/on-idle';
import { whenOnScreen } from '../gate/on-screen';
import { findLicenseCoverage } from './license-coverage';

const NONE: ReadonlySet<string> = new Set();

/** The languages that the licenses name for a version, in lower case. A license without versions is for all. */
const languagesFor = (version: string, licenses: readonly LicenseCoverage[]): ReadonlySet<string> =>
  new Set(
    licenses
      .filter(({ versions }) => versions.length === 0 || versions.includes(version))
      .flatMap(({ languages }) => languages.map((language) => language.toLowerCase())),
  );

/** Watches the licensed languages, whatever is on screen. */
function watchLanguages(
  product: string,
  version: string,
  tell: (languages: ReadonlySet<string>) => void,
): () => void {
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
}

/**
 * Tells in which languages the user's licenses cover a version of a product, in lower case: once the list is on screen
 * and the page is idle, and after each change of the session. A visitor has none. STATUS-4.
 * @returns a function that stops it.
 */
export const watchLicensedLanguages = (
  list: Element,
  product: string,
  version: string,
  tell: (languages: ReadonlySet<string>) => void,
): (() => void) => whenOnScreen(list, () => watchLanguages(product, version, tell));
