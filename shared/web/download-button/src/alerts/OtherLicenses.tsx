import { type LicenseRequirement, productByCode } from '@portal/catalog';
import { useSessionUser } from '@portal/session';
import { useEffect, useState } from 'react';
import { describeCoverage } from '../license/describe-coverage';
import { findLicenseCoverage } from '../license/license-coverage';

export interface OtherLicensesProps {
  readonly license: LicenseRequirement;
}

/** Says which other versions or languages of the product the user's licenses cover, if the service tells. ALERT-13. */
export function OtherLicenses({ license: { product } }: OtherLicensesProps) {
  const email = useSessionUser()?.email;
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    if (email === undefined) return;
    let isCurrent = true;
    void findLicenseCoverage(email, product).then((licenses) => {
      if (isCurrent) setSentence(describeCoverage(productByCode(product)?.name ?? product, licenses));
    });
    return () => {
      isCurrent = false;
    };
  }, [email, product]);
  return sentence === '' ? null : <p>{sentence}</p>;
}
