import { pageUrl } from '@portal/config';
import { accountUrl } from './account-request';

/** A page with a return address, to which the account service redirects back. Default: the current URL. */
const returning =
  (path: string) =>
  (returnUrl: string = pageUrl().href) =>
    accountUrl(`${path}?redirect_url=${encodeURIComponent(returnUrl)}`);

/** URLs of the account service's pages. CALL-13. */
export const accountPages = {
  signIn: returning('/signin'),
  signUp: returning('/signup'),
  account: returning('/account'),
  forgotPassword: () => accountUrl('/password/forgot'),
};
