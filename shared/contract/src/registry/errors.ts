/** The registry or a shard of it could not be had or is wrong; carries every problem found. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(
    /** Address or path of the file. */
    readonly source: string,
    readonly problems: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`${source}: ${problems.join('; ')}`, options);
  }
}
