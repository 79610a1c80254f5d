import type { Release } from '@portal/product-pages';
import { type RefObject, useEffect, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** The fields of a release that license checks name. */
export type LicensedRelease = Pick<Release, 'product' | 'version'>;

/** The languages in which the user's licenses cover a release, in lower case; none until they are known. STATUS-4. */
export function useLicensedLanguages(
  { product: { code }, version }: LicensedRelease,
  list: RefObject<Element | null>,
): ReadonlySet<string> {
  const [languages, setLanguages] = useState(NONE);
  useEffect(() => {
    let isLeft = false;
    let stop = () => {};
    import(/* webpackChunkName: "card-tools" */ '@portal/download-button/status').then(
      ({ watchLicensedLanguages }) => {
        if (!isLeft && list.current) stop = watchLicensedLanguages(list.current, code, version, setLanguages);
      },
      () => undefined, // The list is complete without the marks.
    );
    return () => {
      isLeft = true;
      stop();
    };
  }, [code, version, list]);
  return languages;
}
