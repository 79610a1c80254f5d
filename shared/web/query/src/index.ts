export { createQueryClient, type QueryClient, type QueryOptions } from './query-client';
export { type QueryRun, startQuery, waitBriefly } from './query-run';
export { SuspenseQuery } from './SuspenseQuery';
export { type QueryResult, useQuery } from './use-query';
