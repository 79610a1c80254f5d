import { accountServiceUrl, getConfig } from '@portal/config';
import type * as v from 'valibot';
import { isHttpError } from './errors';
import { type RequestOptions, request } from './request';

type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * Subscribes to 401 responses of the account service, so that a session which ended elsewhere counts as signed
 * out at the next call. SES-16.
 * @returns a function that unsubscribes.
 */
export function onUnauthorized(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** URL of a page or call of the account service. */
export const accountUrl = (path: string): string => accountServiceUrl(getConfig(), path);

/** Calls the account service. Options, result and errors are those of {@link request}. */
export async function accountRequest<Schema extends v.GenericSchema>(
  path: string,
  options: RequestOptions<Schema> = {},
): Promise<v.InferOutput<Schema>> {
  try {
    return await request(accountUrl(path), options);
  } catch (error) {
    if (isHttpError(error, 401)) for (const listener of listeners) listener();
    throw error;
  }
}
