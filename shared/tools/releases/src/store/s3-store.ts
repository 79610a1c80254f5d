import { retry } from '../retry';
import { type PutOutcome, probeConditions, probePath } from './probe-conditions';
import {
  connect,
  LIMITS,
  nullIfMissing,
  objectHeaders,
  outcomeOf,
  type S3Limits,
  tornBody,
} from './s3-client';
import type { Listing, ReleaseStore, Replacement, Stored } from './store';
import { checkPath } from './store-path';

export interface S3Location {
  readonly bucket: string;
  /** Without leading or trailing slash; may be empty. */
  readonly prefix: string;
}

/**
 * A prefix in an S3 bucket. Region, endpoint and credentials come from the environment, as for every
 * AWS tool (`AWS_REGION`, `AWS_ENDPOINT_URL_S3`, …). The provider must support conditional writes:
 * `If-Match` and `If-None-Match` on PUT; one that ignores them is refused before the first write.
 */
export class S3Store implements ReleaseStore {
  readonly location: string;
  /** What all keys start with. */
  private readonly start: string;
  private connection: ReturnType<typeof connect> | undefined;
  private probed: Promise<void> | undefined;

  /** @param limits how long the provider may take. Default: those of `s3-client.ts`. */
  constructor(
    private readonly at: S3Location,
    private readonly limits: S3Limits = LIMITS,
  ) {
    this.start = at.prefix === '' ? '' : `${at.prefix}/`;
    this.location = `s3://${[at.bucket, at.prefix].filter((part) => part !== '').join('/')}`;
  }

  async read(path: string): Promise<Stored | null> {
    const object = this.object(path);
    const client = await this.connected();
    for (let attempt = 1; ; attempt += 1) {
      const response = await client.getObject(object).catch(nullIfMissing);
      if (response === null) return null;
      const { Body, ETag } = response;
      if (Body === undefined || ETag === undefined)
        throw new Error(`${this.location}/${path} was returned without a body or an ETag`);
      try {
        return { bytes: await Body.transformToByteArray(), tag: ETag };
      } catch (cause) {
        // The client repeats a request until the response begins, and not after that.
        if (attempt >= this.limits.attempts) throw tornBody(`${this.location}/${path}`, attempt, cause);
      }
    }
  }

  async create(path: string, bytes: Uint8Array): Promise<boolean> {
    return retry(this.location, path, async () => {
      // Check first, so that resuming an interrupted release does not upload existing files again.
      if (await this.exists(path)) return false;
      await this.probe(path);
      const outcome = await this.put(path, bytes, null);
      return outcome === 'raced' ? undefined : outcome === 'written';
    });
  }

  async replace(changes: readonly Replacement[]): Promise<number> {
    for (const { path } of changes) checkPath(this.location, path);
    const [first] = changes;
    if (first !== undefined) await this.probe(first.path);
    // A bucket changes one object at a time. The first one is the one that the others derive from.
    for (const [index, { path, bytes, expected }] of changes.entries())
      if ((await this.put(path, bytes, expected)) !== 'written') return index;
    return changes.length;
  }

  async remove(paths: readonly string[]): Promise<void> {
    const objects = paths.map((path) => this.object(path));
    const client = await this.connected();
    // One request per object: not all providers support deleting several with one request.
    for (const object of objects) await client.deleteObject(object);
  }

  async list(folder: string): Promise<Listing> {
    const { Bucket, Key } = this.object(folder);
    const client = await this.connected();
    const [files, folders]: [string[], string[]] = [[], []];
    const pages = client.paginateListObjectsV2({ Bucket, Prefix: `${Key}/`, Delimiter: '/' });
    for await (const { Contents = [], CommonPrefixes = [] } of pages) {
      for (const { Key } of Contents) if (Key !== undefined) files.push(Key.slice(this.start.length));
      for (const { Prefix } of CommonPrefixes)
        if (Prefix !== undefined) folders.push(Prefix.slice(this.start.length, -1));
    }
    return { files, folders };
  }

  /** How requests name a file. */
  private object(path: string) {
    return { Bucket: this.at.bucket, Key: this.start + checkPath(this.location, path) };
  }

  private connected() {
    this.connection ??= connect(this.limits);
    return this.connection;
  }

  /** Probes the provider once per store, before the first write, whose path is given. REL-10. */
  private probe(path: string): Promise<void> {
    this.probed ??= probeConditions(this.location, probePath(path), this.put.bind(this)).catch(
      (error: unknown) => {
        this.probed = undefined;
        throw error;
      },
    );
    return this.probed;
  }

  private async exists(path: string): Promise<boolean> {
    const client = await this.connected();
    return (await client.headObject(this.object(path)).catch(nullIfMissing)) !== null;
  }

  private async put(path: string, bytes: Uint8Array, expected: string | null): Promise<PutOutcome> {
    const client = await this.connected();
    try {
      await client.putObject({
        ...this.object(path),
        Body: bytes,
        ...objectHeaders(path),
        ...(expected === null ? { IfNoneMatch: '*' } : { IfMatch: expected }),
      });
      return 'written';
    } catch (error) {
      const outcome = outcomeOf(error, expected);
      if (outcome === undefined) throw error;
      return outcome;
    }
  }
}
