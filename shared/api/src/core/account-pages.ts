import { pageUrl } from '@portal/config';
import { accountUrl } from './account-request';

/** The encoded current URL, to which the account service redirects back. */
const returnUrl = () => encodeURIComponent(pageUrl().href);

/** URLs of the account service's pages. CALL-13. */
export const accountPages = {
  signIn: () => accountUrl(`/signin?redirect_url=${returnUrl()}`),
  signUp: () => accountUrl(`/signup?redirect_url=${returnUrl()}`),
  account: () => accountUrl(`/account?redirect_url=${returnUrl()}`),
  forgotPassword: () => accountUrl('/password/forgot'),
};
