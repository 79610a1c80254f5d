export {
  accountPages,
  accountRequest,
  type Credentials,
  deleteSession,
  getSession,
  onUnauthorized,
  type SessionResponse,
  signIn,
} from './account';
export {
  describeError,
  HttpError,
  isHttpError,
} from './errors';
export { preloadCalls, request } from './request';
