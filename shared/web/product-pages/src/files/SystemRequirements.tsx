import type { FileEntry } from '@portal/api/content';
import { ExternalLink } from '@portal/ui';

type Requirement = FileEntry['system_requirements'][number];

/** Content is untrusted: only http(s) URLs and paths become links. SEC-2. */
const isWebAddress = (url: string) => /^(https?:\/\/|\/(?![/\\]))/i.test(url);

function RequirementText({ requirement: { description, name, url } }: { readonly requirement: Requirement }) {
  const link = isWebAddress(url) && <ExternalLink href={url}>{name || url}</ExternalLink>;
  return (
    <>
      {description} {link || name}
    </>
  );
}

/** The system requirements of a package. CONTENT-6. */
export function SystemRequirements({ of }: { readonly of: readonly Requirement[] }) {
  if (of.length === 0) return null;
  return (
    <ul>
      {of.map((requirement) => (
        <li key={`${requirement.description} ${requirement.url}`}>
          <RequirementText requirement={requirement} />
        </li>
      ))}
    </ul>
  );
}
