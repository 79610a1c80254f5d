import { FolderStore } from '../store/folder-store';

/** Number of writes that succeed before the simulated interruption. */
export interface WriteAllowance {
  left: number;
}

const interruption = () => new Error('Write interrupted');

/** A folder store that simulates a crash: after the allowed number of writes, every write fails. */
export class InterruptedStore extends FolderStore {
  constructor(
    folder: string,
    private readonly allowance: WriteAllowance,
  ) {
    super(folder);
  }

  override create(path: string, bytes: Uint8Array): Promise<boolean> {
    this.countWrite();
    return super.create(path, bytes);
  }

  protected override async move(draft: string, target: string): Promise<void> {
    this.countWrite();
    await super.move(draft, target);
  }

  private countWrite(): void {
    if (this.allowance.left === 0) throw interruption();
    this.allowance.left -= 1;
  }
}
