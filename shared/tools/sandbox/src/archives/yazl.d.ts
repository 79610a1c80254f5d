/** The part of yazl that the sandbox uses. */
declare module 'yazl' {
  export class ZipFile {
    readonly outputStream: AsyncIterable<Uint8Array>;
    addBuffer(
      bytes: Buffer,
      name: string,
      options: { mtime: Date; mode: number; compress: boolean; forceDosTimestamp: boolean },
    ): void;
    end(): void;
  }
}
