export { createQueryClient, type QueryOptions } from './query-client';
export { type QueryRun, startQuery, waitBriefly } from './query-run';
export { type QueryResult, useQuery, useSuspenseQuery } from './use-query';
