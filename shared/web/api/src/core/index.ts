export { accountPages } from './account-pages';
export { accountRequest, onUnauthorized } from './account-request';
export {
  describeError,
  HttpError,
  isHttpError,
} from './errors';
export { preloadCalls, request } from './request';
export { type Credentials, deleteSession, getSession, type SessionResponse, signIn } from './session';
