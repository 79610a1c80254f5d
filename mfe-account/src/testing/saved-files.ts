export interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** For tests: records the files that the page saves, of which jsdom knows nothing. Ends with `jest.restoreAllMocks()`. */
export function recordSavedFiles(): readonly SavedFile[] {
  const saved: SavedFile[] = [];
  let latest = new Blob();
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:license';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, blob: latest });
  });
  return saved;
}
