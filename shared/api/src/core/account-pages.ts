import { accountUrl } from './account-request';

/** The current address, for a page of the account service to come back to. */
const here = () => encodeURIComponent(window.location.href);

/** Links to pages of the account service; the return address is the encoded current URL. CALL-13. */
export const accountPages = {
  signIn: () => accountUrl(`/signin?redirect_url=${here()}`),
  signUp: () => accountUrl(`/signup?redirect_url=${here()}`),
  account: () => accountUrl(`/account?redirect_url=${here()}`),
  forgotPassword: () => accountUrl('/password/forgot'),
};
