/** The registry, a shard or a release is invalid; carries every problem found. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(
    /** URL or path of the file. */
    readonly source: string,
    readonly problems: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`${source}: ${problems.join('; ')}`, options);
  }
}
