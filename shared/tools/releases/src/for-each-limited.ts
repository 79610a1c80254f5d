/** Number of items that are worked on at the same time. */
const MAX_PARALLEL = 8;

/** Runs `work` on a few items at a time. After a failure it starts no more items and waits for the running ones. */
export async function forEachLimited<T>(items: readonly T[], work: (item: T) => Promise<void>) {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  const results = await Promise.allSettled(
    Array.from({ length: MAX_PARALLEL }, () =>
      worker().catch((error: unknown) => {
        queue.length = 0;
        throw error;
      }),
    ),
  );
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
