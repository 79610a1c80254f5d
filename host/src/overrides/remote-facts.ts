import type { RemoteOwner } from '@portal/contract';
import type { RemoteRow } from './rows';

/** A fact of a remote, as the panel shows it. */
type RemoteFact = readonly [term: string, fact: string];

/** What its status says of a remote. */
function statusFacts(status: RemoteRow['status']): RemoteFact[] {
  if (status?.kind === 'ready') return [['Load time', `${status.loadTimeMs} ms`]];
  if (status?.kind !== 'failed') return [];
  return [
    ['Failed at', status.stage],
    ['Reason', status.reason],
  ];
}

const ownerText = ({ team, contact }: RemoteOwner) => (contact === undefined ? team : `${team}, ${contact}`);

/** The known facts of a remote, in the order in which they are shown. */
export function remoteFacts({ version, owner, status, override }: RemoteRow): RemoteFact[] {
  const facts: RemoteFact[] = [['Version', version ?? 'not known yet'], ...statusFacts(status)];
  if (owner !== undefined) facts.push(['Owner', ownerText(owner)]);
  if (owner?.runbook !== undefined) facts.push(['Runbook', owner.runbook]);
  if (override !== undefined) facts.push(['Address', override.url]);
  if (override?.kind === 'refused') facts.push(['Refused', override.reason]);
  return facts;
}
