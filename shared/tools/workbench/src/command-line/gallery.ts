import { commandLine } from './parser';
import { portOption } from './start';

/** What `npm run gallery` is asked for. */
export interface GalleryRequest {
  /** 0: any that is free. */
  readonly port: number;
}

/** Beside that of the portal, so that both can run. */
const PORT = 3200;

export const parseGallery = commandLine<GalleryRequest>('npm run gallery --', (command, resolve) => {
  command
    .description('Serves the gallery: every component of @portal/ui in each state, with hot reload.')
    .addOption(portOption(PORT))
    .action(({ port }: GalleryRequest) => resolve({ port }));
});
