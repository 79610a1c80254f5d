import { type QueryRun, waitBriefly } from '@portal/query';

/** For loaders: returns the data after waiting briefly for its state, which is then rendered without a skeleton. */
export async function withPendingDelay<Data extends { readonly state: QueryRun<unknown> }>(
  data: Data,
): Promise<Data> {
  await waitBriefly(data.state);
  return data;
}
