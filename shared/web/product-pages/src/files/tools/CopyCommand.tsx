import { requestLink, showLinkAlert } from '@portal/download-button';
import { commandFile } from '../terminal/command-file';
import { linkEnd } from '../terminal/link-end';
import { ShellCopy } from '../terminal/ShellCopy';
import type { MakeText } from '../terminal/use-shell-copy';
import type { CardToolProps } from './card-tool';

/** Copies a command that downloads and checks the file. The link in it is fresh and never shown. TERM-1, TERM-5. */
export function CopyCommand({ request, entry }: CardToolProps) {
  // A raw link without a sum may be a web page.
  if (request.target.kind === 'raw' && !entry?.md5sum) return null;
  const make: MakeText = async (shell, _, signal) => {
    const { pathname } = window.location;
    const outcome = await requestLink(request);
    if (signal.aborted || window.location.pathname !== pathname) return { kind: 'stopped' };
    showLinkAlert(request, outcome);
    switch (outcome.kind) {
      case 'ready':
        return {
          kind: 'text',
          text: shell.command(commandFile(outcome, entry)),
          end: linkEnd(outcome.url),
        };
      case 'failed':
        return outcome;
      default:
        return { kind: 'stopped' };
    }
  };
  return <ShellCopy label="Copy command" what="Command" make={make} />;
}
