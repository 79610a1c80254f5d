import { FolderStore } from '../store/folder-store';

/** How many writes there may be, until the process is as good as dead. */
export interface WriteAllowance {
  left: number;
}

const cut = () => new Error('The power went');

/** A folder whose writer is interrupted: after so many writes every other one fails. */
export class InterruptedStore extends FolderStore {
  constructor(
    folder: string,
    private readonly power: WriteAllowance,
  ) {
    super(folder);
  }

  override create(path: string, bytes: Uint8Array): Promise<boolean> {
    this.spend();
    return super.create(path, bytes);
  }

  protected override async move(draft: string, target: string): Promise<void> {
    this.spend();
    await super.move(draft, target);
  }

  private spend(): void {
    if (this.power.left === 0) throw cut();
    this.power.left -= 1;
  }
}
