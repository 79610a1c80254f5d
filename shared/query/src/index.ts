export { createQueryClient, type QueryClient, type QueryKey, type QueryOptions } from './query-client';
export { type QueryFunction, type QueryRun, type QueryState, startQuery, waitBriefly } from './query-run';
export { type QueryResult, useQuery, useSuspenseQuery } from './use-query';
