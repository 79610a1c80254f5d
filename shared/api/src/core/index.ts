export { accountPages } from './account-pages';
export { accountRequest, accountUrl, onUnauthorized } from './account-request';
export {
  describeError,
  HttpError,
  isHttpError,
  NetworkError,
  PortalApiError,
  ResponseError,
  TimeoutError,
} from './errors';
export { preloadCalls, type RequestOptions, request } from './request';
export { type Credentials, deleteSession, getSession, type SessionResponse, signIn } from './session';
